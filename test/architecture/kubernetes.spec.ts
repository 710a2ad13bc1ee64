import { existsSync, readFileSync } from 'node:fs';
import type { Probe } from 'kubernetes-types/core/v1.js';
import { readEnv } from '../../backend/src/config/env.js';
import { HealthController } from '../../backend/src/health/health.controller.js';
import { manifestCheck, manifests, manifestsOf, podSpecs } from '../support/hosting/manifests.js';

/** No cluster is available here, so the manifests are checked by reading them. */

const read = (file: string) => readFileSync(file, 'utf8');
const settings = manifestsOf('ConfigMap').get('fanfare-settings')?.data ?? {};
const secretNames = [...read('hosting/kubernetes/secrets.example.env').matchAll(/^([A-Z]\w*)=$/gm)].map(
  (match) => match[1] ?? '',
);
const containerOf = (name: string) => new Map(podSpecs()).get(name)?.containers[0];
const labelsOf = (name: string) => manifestsOf('Deployment').get(name)?.spec?.template.metadata?.labels;

describe('the Kubernetes manifests', () => {
  test('have only keys that Kubernetes knows, with values of the right types', () => {
    const problemsOf = manifestCheck();
    expect(manifests.flatMap((manifest) => problemsOf(manifest))).toEqual([]);

    const misspelled = structuredClone(manifestsOf('Deployment').get('fanfare-server'));
    Object.assign(misspelled?.spec?.template.spec?.containers[0] ?? {}, { readynessProbe: {} });
    expect(problemsOf(misspelled)).toEqual([expect.stringContaining('readynessProbe')]);
  });

  test('give every object a unique name, in the namespace that they create', () => {
    const names = manifests.map(({ kind, metadata }) => `${kind}/${metadata?.name}`);
    expect(new Set(names).size).toBe(names.length);
    const placed = manifests.filter(({ kind }) => kind !== 'Namespace');
    expect(new Set(placed.map(({ metadata }) => metadata?.namespace))).toEqual(new Set(['fanfare']));
    expect([...manifestsOf('Namespace').keys()]).toEqual(['fanfare']);
  });

  test('run the server, the worker and the migrations from one image of a fixed version', () => {
    expect(podSpecs().map(([name]) => name)).toEqual(['fanfare-server', 'fanfare-worker', 'fanfare-migrate']);
    const images = new Set(podSpecs().flatMap(([, { containers }]) => containers.map(({ image }) => image)));
    expect([...images]).toEqual([expect.stringMatching(/:\d+\.\d+\.\d+$/)]);
    for (const [, { containers }] of podSpecs()) {
      const [, built] = /dist\/([\w/-]+)\.js/.exec(containers[0]?.args?.join(' ') ?? '') ?? [];
      expect(existsSync(`${built ?? 'backend/src/main'}.ts`)).toBe(true);
    }
  });

  test.each(podSpecs())('%s can’t gain privileges, write to its image or exhaust the machine', (_name, spec) => {
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(spec.automountServiceAccountToken).toBe(false);
    for (const { securityContext, resources } of spec.containers) {
      expect(securityContext).toEqual({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      });
      expect(Object.keys(resources?.requests ?? {}).sort()).toEqual(['cpu', 'memory']);
      expect(resources?.limits).toHaveProperty('memory');
    }
  });

  test.each(['fanfare-server', 'fanfare-worker'])('%s has more time to stop than its work may take', (name) => {
    const spec = new Map(podSpecs()).get(name);
    const waits = spec?.containers[0]?.lifecycle?.preStop?.sleep?.seconds ?? 0;
    const { drainSeconds } = readEnv(environment());
    expect(spec?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(waits + drainSeconds + 30);
  });

  test('the server leaves the proxy before it refuses messages', () => {
    const { periodSeconds = 0 } = containerOf('fanfare-server')?.readinessProbe ?? {};
    const seconds = containerOf('fanfare-server')?.lifecycle?.preStop?.sleep?.seconds;
    expect(seconds).toBeGreaterThanOrEqual(periodSeconds);
  });

  test('the server is probed at its health routes, the worker at its metrics port', () => {
    const base = Reflect.getMetadata('path', HealthController) as string;
    const routes = (['isUp', 'isReady'] as const).map((handler) => {
      const own = Reflect.getMetadata('path', HealthController.prototype[handler]) as string;
      return `/api/${base}/${own}`.replace(/\/+$/, '');
    });
    const asked = (probe?: Probe) => [probe?.httpGet?.path, probe?.httpGet?.port];
    const server = containerOf('fanfare-server');
    expect(asked(server?.startupProbe)).toEqual([routes[0], 'http']);
    expect(asked(server?.livenessProbe)).toEqual([routes[0], 'http']);
    expect(asked(server?.readinessProbe)).toEqual([routes[1], 'http']);
    const worker = containerOf('fanfare-worker');
    expect(asked(worker?.livenessProbe)).toEqual(['/live', 'metrics']);
    expect(read('backend/src/common/metrics-server.ts')).toContain("'/live'");
  });

  test('ports match those that the image and the settings open', () => {
    const [, port] = /\bPORT=(\d+)/.exec(read('Dockerfile')) ?? [];
    const metrics = { name: 'metrics', containerPort: Number(settings['METRICS_PORT']) };
    expect(containerOf('fanfare-server')?.ports).toEqual([{ name: 'http', containerPort: Number(port) }, metrics]);
    expect(containerOf('fanfare-worker')?.ports).toEqual([metrics]);
    for (const name of ['fanfare-server', 'fanfare-worker']) {
      expect(manifestsOf('Deployment').get(name)?.spec?.template.metadata?.annotations).toEqual({
        'prometheus.io/scrape': 'true',
        'prometheus.io/port': settings['METRICS_PORT'],
        'prometheus.io/path': '/metrics',
      });
    }
  });

  test('the number of servers follows the replies being written, and never falls to one', () => {
    const spec = manifestsOf('HorizontalPodAutoscaler').get('fanfare-server')?.spec;
    expect(manifestsOf('Deployment').has(spec?.scaleTargetRef.name ?? '')).toBe(true);
    const [{ pods } = {}] = spec?.metrics ?? [];
    expect(read('backend/src/chats/replies/reply.service.ts')).toContain(`'${pods?.metric.name}'`);
    // Pods are added well before the existing ones refuse messages.
    expect(Number(pods?.target.averageValue)).toBeLessThan(readEnv(environment()).maxActiveReplies / 2);
    expect(spec?.minReplicas).toBeGreaterThan(1);
    expect(manifestsOf('Deployment').get('fanfare-server')?.spec).not.toHaveProperty('replicas');
  });

  test.each(['fanfare-server', 'fanfare-worker'])('%s loses one pod at a time', (name) => {
    expect(manifestsOf('Deployment').get(name)?.spec?.selector).toEqual({ matchLabels: labelsOf(name) });
    expect(manifestsOf('PodDisruptionBudget').get(name)?.spec).toMatchObject({
      maxUnavailable: 1,
      selector: { matchLabels: labelsOf(name) },
    });
    expect(manifestsOf('Deployment').get(name)?.spec?.strategy?.rollingUpdate?.maxUnavailable).toBe(0);
  });

  test('the proxy reaches the services, and they reach the server’s port', () => {
    const paths = manifestsOf('Ingress').get('fanfare')?.spec?.rules?.[0]?.http?.paths ?? [];
    expect(paths.map((route) => [route.path, route.backend.service?.name])).toEqual([
      ['/socket.io/', 'fanfare-sockets'],
      ['/api/chats', 'fanfare-sockets'],
      ['/api/guest', 'fanfare-sockets'],
      ['/', 'fanfare-server'],
    ]);
    for (const [, { spec }] of manifestsOf('Service')) {
      expect(spec?.selector).toEqual(labelsOf('fanfare-server'));
      expect(spec?.ports).toEqual([{ name: 'http', port: 80, targetPort: 'http' }]);
    }
    expect([...manifestsOf('Service').keys()].sort()).toEqual(['fanfare-server', 'fanfare-sockets']);
    const { host } = manifestsOf('Ingress').get('fanfare')?.spec?.rules?.[0] ?? {};
    expect(settings['PUBLIC_URL']).toBe(`https://${host}`);
    expect(manifestsOf('Ingress').get('fanfare')?.spec?.tls?.[0]?.hosts).toEqual([host]);
  });

  test('only refused messages and assets are retried on another server', () => {
    const snippetOf = (name: string) =>
      manifestsOf('Service').get(name)?.metadata?.annotations?.['haproxy.org/backend-config-snippet'] ?? '';
    const sockets = snippetOf('fanfare-sockets');
    const [, pattern = ''] = /disable-l7-retry unless \{ path_reg (\S+) \}\n/.exec(sockets) ?? [];
    expect(read('nginx.example.conf')).toContain(`location ~ ${pattern} {`);
    expect(sockets).toContain('retry-on conn-failure 503\n');
    expect(snippetOf('fanfare-server')).toContain('disable-l7-retry unless { path_beg /assets/ }\n');
    expect(snippetOf('fanfare-server')).toContain('retry-on conn-failure 404\n');
  });

  test('only the proxy reaches the server, and only Prometheus the metrics', () => {
    const policies = manifestsOf('NetworkPolicy');
    expect(policies.get('fanfare-closed')?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress'] });
    const open = [...policies.values()].flatMap(({ spec }) =>
      (spec?.ingress ?? []).map(({ from, ports }) => ({
        pods: spec?.podSelector.matchLabels,
        from: from?.map((peer) => peer.namespaceSelector?.matchLabels?.['kubernetes.io/metadata.name']),
        ports: ports?.map(({ port }) => port),
      })),
    );
    expect(open).toEqual([
      { pods: labelsOf('fanfare-server'), from: ['haproxy-controller'], ports: ['http'] },
      { pods: { app: 'fanfare' }, from: ['monitoring'], ports: ['metrics'] },
    ]);
  });

  /** The settings and the image's variables, with a value for each secret without a default. */
  function environment(): NodeJS.ProcessEnv {
    const secrets: Record<string, string> = {
      DATABASE_URL: 'postgres://fanfare:x@db.example:5432/fanfare?sslmode=verify-full',
      REDIS_URL: 'rediss://redis.example:6379/0',
      STRIPE_SECRET_KEY: 'sk_live_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
      SMTP_URL: 'smtps://mail.example',
    };
    const filled = secretNames.map((name) => [name, secrets[name] ?? 'something-of-at-least-32-characters']);
    return { NODE_ENV: 'production', ...settings, ...Object.fromEntries(filled) };
  }

  test('every process gets the settings and the secret, and no values of its own', () => {
    for (const [, { containers }] of podSpecs()) {
      expect(containers[0]?.env).toBeUndefined();
      expect(containers[0]?.envFrom).toEqual([
        { configMapRef: { name: 'fanfare-settings' } },
        { secretRef: { name: 'fanfare-secrets' } },
      ]);
    }
  });

  test('the settings and secrets cover everything production needs, and nothing the server doesn’t read', () => {
    expect(() => readEnv(environment())).not.toThrow();
    const documented = [...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1]);
    const given = [...Object.keys(settings), ...secretNames];
    expect(given.filter((name) => !documented.includes(name))).toEqual([]);
    expect(new Set(given).size).toBe(given.length);
  });

  test('the settings contain no secrets', () => {
    expect(
      Object.keys(settings).filter((name) => /SECRET|PASSWORD|TOKEN|_KEY|DATABASE_URL|REDIS_URL/.test(name)),
    ).toEqual([]);
  });
});
