import { Ajv } from 'ajv';
import type { PodSpec } from 'kubernetes-types/core/v1.js';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';
import { parseAllDocuments } from 'yaml';
import type { Kinds } from './kinds.js';

type Manifest = Kinds[keyof Kinds] & { kind: keyof Kinds };

const folder = 'hosting/kubernetes';

export const manifests: Manifest[] = readdirSync(folder)
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => parseAllDocuments(readFileSync(path.join(folder, file), 'utf8'), { uniqueKeys: true }))
  .map((document) => {
    const [error] = document.errors;
    if (error) throw error;
    return document.toJS() as Manifest;
  });

/** The objects of one kind, by name. */
export function manifestsOf<K extends keyof Kinds>(kind: K): Map<string, Kinds[K]> {
  const found = manifests.filter((manifest) => manifest.kind === kind) as Kinds[K][];
  return new Map(found.map((manifest) => [manifest.metadata?.name ?? '', manifest]));
}

/** The pods that Deployments and Jobs start, by the owner's name. */
export function podSpecs(): [name: string, spec: PodSpec][] {
  return [...manifestsOf('Deployment'), ...manifestsOf('Job')].map(([name, { spec }]) => {
    if (!spec?.template.spec) throw new Error(`${name} has no pod`);
    return [name, spec.template.spec];
  });
}

/** Compiles a check against Kubernetes' own types, which rejects unknown keys. */
export function manifestCheck(): (manifest: unknown) => string[] {
  const schema = createGenerator({
    path: 'test/support/hosting/kinds.ts',
    type: 'Kinds',
    skipTypeCheck: true,
    additionalProperties: false,
  }).createSchema('Kinds');
  const ajv = new Ajv({ allErrors: true, strict: false }).addSchema(schema, 'kinds');
  return (manifest) => {
    const { kind } = manifest as Manifest;
    const validate = ajv.getSchema(`kinds#/definitions/Kinds/properties/${kind}`);
    if (!validate) return [`unknown kind ${kind}`];
    void validate(manifest);
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${kind}${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
}
