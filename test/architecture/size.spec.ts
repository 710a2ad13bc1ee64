import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** How many files a reader can take in at a glance in a folder. */
const filesPerFolder = 25;

const sources = ['backend/src', 'backend/sandbox', 'contract', 'frontend/src', 'scripts', 'test'];

/**
 * The files someone reads to follow a flow from its entry points. Files in the flow's own folders (`within`) are followed; files elsewhere
 * are counted but not entered, since their names say what they do. Files that every flow uses are not counted (`known`).
 */
interface Flow {
  starts: string[];
  within: RegExp;
  most: number;
}

const flows: Record<string, Flow> = {
  'a message': {
    starts: ['backend/src/chats/messages/exchanges.controller.ts'],
    within: /^backend\/src\/chats\//,
    most: 40,
  },
  'a payment': {
    starts: ['backend/src/subscription/subscription.controller.ts'],
    within: /^backend\/src\/subscription\//,
    most: 16,
  },
  'a one-sheet': {
    starts: [
      'backend/src/pdf/one-sheets/one-sheets.controller.ts',
      'backend/src/pdf/one-sheets/make-sheet.performer.ts',
    ],
    within: /^backend\/src\/pdf\/one-sheets\//,
    most: 35,
  },
  'an upload': {
    starts: ['backend/src/media/media-uploads.service.ts', 'backend/src/http/upload.ts'],
    within: /^backend\/src\/media\//,
    most: 15,
  },
};

/** Read once for all flows: the wire, errors, row types, wiring, and the common foundations. */
const known = [
  /^contract\//,
  /^backend\/src\/(common|config|database|redis|http|jobs|broadcast)\//,
  /([.](errors|entity|module|decorator)|-row)[.]ts$/,
];

interface Cruised {
  modules: { source: string; dependencies: { resolved: string; dependencyTypes: string[] }[] }[];
}

/** Which file imports which, ignoring type-only imports. */
function importGraph(): Map<string, string[]> {
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', '--include-only', '^backend/src'];
  const { stdout } = spawnSync('node_modules/.bin/depcruise', [...args, 'backend/src'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const { modules } = JSON.parse(stdout) as Cruised;
  return new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies.filter((each) => !each.dependencyTypes.includes('type-only')).map(({ resolved }) => resolved),
    ]),
  );
}

function filesOf({ starts, within }: Flow, graph: Map<string, string[]>): string[] {
  const files = new Set(starts);
  for (const file of files) {
    if (!graph.has(file)) throw new Error(`${file} starts a flow and is no file`);
    if (!within.test(file)) continue;
    for (const next of graph.get(file) ?? []) if (!known.some((pattern) => pattern.test(next))) files.add(next);
  }
  return [...files];
}

describe('the code stays small enough to follow', () => {
  let graph: Map<string, string[]>;

  beforeAll(() => {
    graph = importGraph();
  });

  it(`no folder has more than ${filesPerFolder} source files`, () => {
    const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...sources], {
      encoding: 'utf8',
    });
    const files = stdout.split('\n').filter((file) => /[.](ts|tsx|mjs)$/.test(file) && !/[.]spec[.]/.test(file));
    expect(files.length).toBeGreaterThan(500);
    const counts = new Map<string, number>();
    for (const folder of files.map((file) => path.dirname(file))) counts.set(folder, (counts.get(folder) ?? 0) + 1);
    const tooMany = [...counts].filter(([, count]) => count > filesPerFolder);
    expect(tooMany.map(([folder, count]) => `${folder}: ${count}`)).toEqual([]);
  });

  it.each(Object.entries(flows))('%s can be traced through few files', (_name, flow) => {
    const files = filesOf(flow, graph);
    expect(files.length).toBeGreaterThan(5);
    expect(files.slice(flow.most)).toEqual([]);
  });
});
