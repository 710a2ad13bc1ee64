/** What Prettier and TypeScript cannot say. Import rules between folders are in .dependency-cruiser.mjs. */
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import ts from 'typescript';

const server = ['backend/**/*.{ts,tsx}', 'contract/**/*.ts', 'test/**/*.ts', 'types/**/*.ts'];
// The tests of faults hold the app's own conversation against the server.
const browser = [
  'frontend/**/*.{ts,tsx}',
  'test/bench/**/*.ts',
  'test/browser/**/*.ts',
  'test/faults/**/*.ts',
  'test/support/faults-*.ts',
];
const tests = ['**/*.spec.{ts,tsx}', 'test/**/*.ts'];

const onlyFetch = {
  name: 'fetch',
  message: 'Call the server through frontend/src/lib/api.ts: it sends the cookies and throws ApiError.',
};
const onlySocket = {
  group: ['socket.io-client'],
  importNames: ['io', 'default', 'connect'],
  message: 'Use the one socket of frontend/src/lib/socket.ts.',
};
const onlyEnv = {
  object: 'process',
  property: 'env',
  message: 'Add it to backend/src/config/env.ts, which checks it and says what is wrong, and inject the result.',
};

/**
 * Tells what `npm run types` would, from the program that the rules with types have made already: a second one takes a minute.
 */
const typeErrors = {
  meta: { type: 'problem', schema: [], messages: { error: '{{ text }}' } },
  create(context) {
    const { filename, sourceCode } = context;
    const { program } = sourceCode.parserServices;
    // Who lints without types has none to tell of, nor has the program of a single file that the parser falls back to.
    if (!program || program.getCompilerOptions().noResolve) return {};
    return {
      Program() {
        const errors = program.getSemanticDiagnostics(program.getSourceFile(filename));
        for (const { messageText, start = 0, length = 0 } of errors) {
          const text = ts.flattenDiagnosticMessageText(messageText, ' ');
          context.report({
            loc: { start: sourceCode.getLocFromIndex(start), end: sourceCode.getLocFromIndex(start + length) },
            messageId: 'error',
            data: { text },
          });
        }
      },
    };
  },
};

export default defineConfig(
  { ignores: ['dist', '.data', 'test-results', 'playwright-report'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { fanfare: { rules: { 'type-errors': typeErrors } } },
    extends: [tseslint.configs.recommendedTypeChecked],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // An async function may keep a promise of an interface without waiting for anything itself.
      '@typescript-eslint/require-await': 'off',
      // It takes every `unknown` for an object, whatever was ruled out before.
      '@typescript-eslint/no-base-to-string': 'off',
      // A promise that nobody waits for is either a mistake or says `void`.
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'no-console': 'error',
      'fanfare/type-errors': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  { files: server, languageOptions: { parserOptions: { project: './tsconfig.json' } } },
  {
    files: browser,
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    languageOptions: { parserOptions: { project: './frontend/tsconfig.json' } },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: ['frontend/src/lib/api.ts', '**/*.spec.{ts,tsx}'],
    rules: {
      'no-restricted-globals': ['error', onlyFetch],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self'].map((object) => ({
          object,
          property: 'fetch',
          message: onlyFetch.message,
        })),
      ],
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: ['frontend/src/lib/socket.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [onlySocket] }] },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: ['backend/src/config/env.ts', '**/*.spec.ts'],
    rules: { 'no-restricted-properties': ['error', onlyEnv] },
  },
  {
    // Neither has a logger: the stand-ins speak to whoever starts them, the app to whoever opens the console.
    files: ['backend/sandbox/**/*.ts', 'frontend/src/**/*.{ts,tsx}'],
    rules: { 'no-console': ['error', { allow: ['log', 'warn', 'error'] }] },
  },
  {
    // Answers of the server under test have no types before they are checked, which is the test's business.
    files: tests,
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['test/api/**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Program > ExpressionStatement > CallExpression[callee.name=/^(before|after)(All|Each)$/]',
          message: 'Put it into a describe: files run together, and this would run for the tests of the others too.',
        },
      ],
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: {
        AbortController: 'readonly',
        AbortSignal: 'readonly',
        Buffer: 'readonly',
        URL: 'readonly',
        clearInterval: 'readonly',
        clearTimeout: 'readonly',
        console: 'readonly',
        fetch: 'readonly',
        performance: 'readonly',
        process: 'readonly',
        setInterval: 'readonly',
        setTimeout: 'readonly',
      },
    },
  },
  prettier,
);
