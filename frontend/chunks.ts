/** Parts of the app, by the files that they begin with. Each is an entry, or is imported when it is needed. */
const parts = {
  landingBoot: /[\\/]landing-boot\.ts$/,
  main: /[\\/]src[\\/]main\.tsx$/,
  /** The screens that are read without the app around them. */
  plain: /[\\/]pages[\\/](landing|terms|privacy|deletion|not-found)-page\.tsx$/,
  conversation: /[\\/]pages[\\/](chat|guest-chat|shared-chat)-page\.tsx$/,
};

/** Packages that more than one screen needs. Those that are not named stay where the bundler puts them. */
const packages: [RegExp, string][] = [
  [/^(react|react-dom|scheduler|react-router(-dom)?|clsx)$|^@radix-ui\/react-(slot|compose-refs)$/, 'main'],
  [/^@tanstack\/|^@radix-ui\/|^@floating-ui\/|^(zustand|uuid|aria-hidden|get-nonce|tslib|use-.*|react-.*-.*)$/, 'app'],
  [/^(class-validator|class-transformer|validator|react-hook-form|@hookform\/resolvers)$/, 'forms'],
  [/^marked$/, 'conversation'],
  [/^date-fns$/, 'dates'],
  [/^(socket|engine)\.io-|^@socket\.io\//, 'live'],
];

/** What stands before a package goes with it. */
const fronts: [RegExp, string][] = [
  [/[\\/]lib[\\/]dates\.ts$/, 'dates'],
  [/[\\/]lib[\\/]socket\.ts$/, 'live'],
];

/** What is asked of the bundler. */
interface Modules {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: string[]; dynamicImporters: string[] } | null;
}

/**
 * The file into which a module goes that several screens have in common; null where it stays with its only one. Left to itself
 * the bundler makes a file for each set of screens that share something, and one of them would ask for sixty.
 */
export function commonChunk(id: string, modules: Modules): string | null {
  const [, name] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id) ?? [];
  if (name) return packages.find(([pattern]) => pattern.test(name.replaceAll('\\', '/')))?.[1] ?? null;
  const users = usersOf(id, modules);
  const isUsedBy = (part: RegExp): boolean => users.some((user) => part.test(user));
  // It is all that a visitor loads at first.
  if (isUsedBy(parts.landingBoot)) return 'landing';
  if (users.length < 2) return null;
  const front = fronts.find(([pattern]) => pattern.test(id));
  if (front) return front[1];
  if (isUsedBy(parts.main) || isUsedBy(parts.plain)) return 'main';
  if (users.every((user) => parts.conversation.test(user))) return 'conversation';
  return /[\\/]contract[\\/].*(body|rule)\.ts$/.test(id) ? 'forms' : 'app';
}

/** The parts that need a module as soon as they are loaded. */
function usersOf(id: string, modules: Modules, seen = new Set<string>()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const info = modules.getModuleInfo(id);
  if (!info) return [];
  const isPart = info.isEntry || info.dynamicImporters.length > 0;
  return [...(isPart ? [id] : []), ...info.importers.flatMap((importer) => usersOf(importer, modules, seen))];
}
