/**
 * Generates JSON Schemas from the comments and return types of the API's handlers. Neither exists at run time, so the
 * result is committed: backend/src/api-docs/response-schemas.ts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { createFormatter, createParser, SchemaGenerator } from 'ts-json-schema-generator';
import ts from 'typescript';
import { root } from './paths.mjs';
import { Failure } from './report.mjs';

/**
 * @typedef {object} Handler
 * @property {string} operationId
 * @property {string} comment its JSDoc comment, on one line
 * @property {string | null} type the TypeScript type of its JSON; null for a file or no body
 * @property {Map<string, string>} imports the file each name in `type` comes from
 */

export const schemasFile = path.join(root, 'backend/src/api-docs/response-schemas.ts');

const sources = path.join(root, 'backend/src');
const formatting = JSON.parse(readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8'));
/** @type {Handler} */
const errorBody = {
  operationId: 'Error',
  comment: '',
  type: 'ErrorBody',
  imports: new Map([['ErrorBody', path.join(root, 'contract/errors.js')]]),
};

const routeDecorators = ['Get', 'Post', 'Put', 'Patch', 'Delete'];
// Files and empty bodies have no schema.
const bodiless = ['void', 'undefined', 'StreamableFile'];

/**
 * The up-to-date text of `schemasFile`.
 * @throws {Failure} if a handler has no return type or comment
 */
export async function responseSchemas() {
  const handlers = controllerFiles().flatMap(handlersIn);
  const { definitions = {} } = schemasOf([...handlers, errorBody]);
  const ids = new Set([...handlers, errorBody].map(({ operationId }) => operationId));
  const entries = Object.entries(definitions).sort(([one], [other]) => (one < other ? -1 : 1));
  const operations = Object.fromEntries(entries.filter(([name]) => ids.has(name) && name !== errorBody.operationId));
  const schemas = Object.fromEntries(entries.filter(([name]) => !ids.has(name)));
  const comments = Object.fromEntries(handlers.map(({ operationId, comment }) => [operationId, comment]));
  const text = [
    '// Written by `npm run api-schemas` from the comments and return types of the handlers and the types of contract/. Do not edit.',
    '/** The comment above each handler, by operation id. */',
    `export const comments: Record<string, string> = ${asText(comments)};`,
    '',
    '/** What each handler returns as JSON, by operation id. */',
    `export const returnedSchemas: Record<string, object> = ${asText(operations)};`,
    '',
    '/** The named types that those refer to. */',
    `export const namedSchemas: Record<string, object> = ${asText(schemas)};`,
    '',
  ].join('\n');
  const { code, errors } = await format(schemasFile, text, formatting);
  if (errors[0]) throw new Error(errors[0].message);
  return code;
}

function controllerFiles() {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.controller.ts'))
    .sort()
    .map((name) => path.join(sources, name));
}

/**
 * @param {string} file
 * @returns {Handler[]}
 */
function handlersIn(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const imports = importsOf(source);
  /** @type {Handler[]} */
  const handlers = [];
  for (const statement of source.statements) {
    if (!ts.isClassDeclaration(statement) || !statement.name) continue;
    for (const member of statement.members) {
      if (!ts.isMethodDeclaration(member) || !isRoute(member)) continue;
      const operationId = `${statement.name.text}_${member.name.getText()}`;
      const parts = returnedTypes(member, operationId);
      const used = new Map(
        parts.flatMap(namesIn).flatMap((name) => {
          const from = imports.get(name);
          return from === undefined ? [] : [/** @type {const} */ ([name, from])];
        }),
      );
      const type = parts.length === 0 ? null : parts.map((part) => part.getText()).join(' | ');
      handlers.push({ operationId, comment: commentOf(member, operationId), type, imports: used });
    }
  }
  return handlers;
}

/** @param {ts.MethodDeclaration} method */
function isRoute(method) {
  return (ts.getDecorators(method) ?? []).some(
    ({ expression }) => ts.isCallExpression(expression) && routeDecorators.includes(expression.expression.getText()),
  );
}

/**
 * @param {ts.MethodDeclaration} method
 * @param {string} operationId
 */
function commentOf(method, operationId) {
  const [comment] = ts.getJSDocCommentsAndTags(method).filter(ts.isJSDoc);
  const text = ts.getTextOfJSDocComment(comment?.comment)?.replace(/\s+/g, ' ').trim();
  if (!text)
    throw new Failure(`${operationId}: add a comment that says what it does; the API's documentation shows it.`);
  return text;
}

/**
 * A handler's JSON response type: its return type without the promise, files and empty bodies.
 * @param {ts.MethodDeclaration} method
 * @param {string} operationId
 * @returns {ts.TypeNode[]}
 */
function returnedTypes(method, operationId) {
  if (!method.type) throw new Failure(`${operationId}: add a return type; the API's documentation is made from it.`);
  return partsOf(method.type).filter((part) => !bodiless.includes(part.getText()));
}

/**
 * @param {ts.TypeNode} type
 * @returns {ts.TypeNode[]}
 */
function partsOf(type) {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(partsOf);
  if (ts.isTypeReferenceNode(type) && type.typeName.getText() === 'Promise')
    return (type.typeArguments ?? []).flatMap(partsOf);
  return [type];
}

/**
 * The names in a type that may be imported.
 * @param {ts.TypeNode} type
 * @returns {string[]}
 */
function namesIn(type) {
  /** @type {string[]} */
  const names = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isTypeReferenceNode(node)) names.push(node.typeName.getText());
    ts.forEachChild(node, visit);
  };
  visit(type);
  return names;
}

/**
 * The absolute path of each imported name's module.
 * @param {ts.SourceFile} source
 * @returns {Map<string, string>}
 */
function importsOf(source) {
  const imports = new Map();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const from = path.resolve(path.dirname(source.fileName), statement.moduleSpecifier.text);
    for (const { name } of bindings.elements) imports.set(name.text, from);
  }
  return imports;
}

/**
 * Runs the generator on an in-memory module that exports a type per handler.
 * @param {Handler[]} handlers
 */
function schemasOf(handlers) {
  const file = path.join(sources, 'returned-types.ts');
  /** @type {Map<string, string>} */
  const imports = new Map();
  for (const [name, from] of handlers.flatMap((handler) => [...handler.imports])) {
    const other = imports.get(name) ?? from;
    if (other !== from) throw new Failure(`Two types that the API returns are called ${name}: ${other} and ${from}.`);
    imports.set(name, from);
  }
  const text = [
    ...[...imports].map(([name, from]) => `import type { ${name} } from '${from}';`),
    ...handlers.flatMap(({ operationId, type }) => (type === null ? [] : `export type ${operationId} = ${type};`)),
  ].join('\n');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path.join(root, 'backend/tsconfig.json'), (name) => ts.sys.readFile(name)).config,
    ts.sys,
    path.join(root, 'backend'),
  );
  const host = ts.createCompilerHost(options);
  const fileExists = host.fileExists.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...more) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true) : getSourceFile(name, ...more);
  const program = ts.createProgram([file], options, host);
  /** @type {import('ts-json-schema-generator').CompletedConfig} */
  const config = {
    path: file,
    type: '*',
    expose: 'export',
    topRef: true,
    jsDoc: 'extended',
    sortProps: false,
    strictTuples: true,
    skipTypeCheck: true,
    encodeRefs: false,
    minify: false,
    fullDescription: false,
    extraTags: [],
    additionalProperties: true,
    discriminatorType: 'json-schema',
    functions: 'fail',
    markdownDescription: false,
    schemaId: '',
  };
  return new SchemaGenerator(program, createParser(program, config), createFormatter(config), config).createSchema('*');
}

/**
 * As source text in the OpenAPI 3.1 dialect; the generator produces JSON Schema draft 7.
 * @param {object} schemas
 */
function asText(schemas) {
  const text = JSON.stringify(schemas, (_, value) => {
    if (!Array.isArray(value?.items)) return value;
    const { items, ...tuple } = value;
    return { ...tuple, prefixItems: items };
  });
  return text.replaceAll('#/definitions/', '#/components/schemas/');
}
