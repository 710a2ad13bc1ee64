/** Shared by all projects: real ESM, TypeScript by swc, `./x.js` found as `./x.ts`. */
const base = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        sourceMaps: 'inline',
        module: { type: 'es6' },
        jsc: {
          target: 'es2022',
          keepClassNames: true,
          parser: { syntax: 'typescript', decorators: true, tsx: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  moduleNameMapper: {
    '^@contract/(.*)$': '<rootDir>/contract/$1',
    '^@/(.*)$': '<rootDir>/frontend/src/$1',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  setupFilesAfterEnv: ['<rootDir>/test/support/setup/second-try.ts'],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.data/(?!spec-groups)'],
};

const project = (displayName, testMatch, more = {}) => ({ ...base, displayName, testMatch, ...more });

const api = { setupFilesAfterEnv: [...base.setupFilesAfterEnv, '<rootDir>/test/support/setup/api-setup.ts'] };

// The `-groups` are the same tests, gathered into few files by scripts/testing/spec-groups.mjs.
export default {
  // Ends a test that hangs. Long, because a busy machine must not fail a test.
  testTimeout: 150_000,
  // Each spec file loads the sandbox's models anew, and Jest keeps some of what an ended file held.
  workerIdleMemoryLimit: '1500MB',
  projects: [
    project('unit', [
      '<rootDir>/{backend,contract,frontend}/**/*.spec.{ts,tsx}',
      '<rootDir>/test/architecture/**/*.spec.ts',
    ]),
    project('unit-groups', ['<rootDir>/.data/spec-groups/unit/*.spec.ts']),
    project('api', ['<rootDir>/test/api/**/*.spec.ts'], api),
    project('api-groups', ['<rootDir>/.data/spec-groups/api/*.spec.ts'], api),
    project('slow', ['<rootDir>/test/slow/**/*.spec.ts'], api),
    project('faults', ['<rootDir>/test/faults/**/*.spec.ts'], { setupFilesAfterEnv: [] }),
  ],
};
