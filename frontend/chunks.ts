/** Parts of the app by their first module: an entry or a dynamic import. */
const parts = {
  boot: /[\\/](landing|screen)-boot\.ts$/,
  main: /[\\/]src[\\/]main\.tsx$/,
  /** Static screens that don't need the app shell. */
  plain: /[\\/]pages[\\/](landing|terms|privacy|deletion|not-found)-page\.tsx$/,
  trial: /[\\/]pages[\\/]guest-chat-page\.tsx$/,
  /** Screens that show what the assistant wrote, and what reads it. */
  conversation:
    /[\\/]pages[\\/](chat|guest-chat|shared-chat|document|shared-document)-page\.tsx$|[\\/](document-pane\.tsx|message-pane\.tsx|spoken-reply\.ts|markdown-source\.ts)$/,
};

/** Chunks for packages used by several screens. Others are left to the bundler. */
const packages: [RegExp, string][] = [
  [/^(react|react-dom|scheduler|react-router(-dom)?|clsx)$|^@radix-ui\/react-(slot|compose-refs)$/, 'main'],
  [/^@tanstack\/|^@radix-ui\/|^@floating-ui\/|^(zustand|uuid|aria-hidden|get-nonce|tslib|use-.*|react-.*-.*)$/, 'app'],
  [/^(class-validator|class-transformer|validator|react-hook-form|@hookform\/resolvers)$|^@simplewebauthn\//, 'forms'],
  [/^marked$/, 'messages'],
  [/^date-fns$/, 'dates'],
  [/^(socket|engine)\.io-|^@socket\.io\//, 'live'],
];

/** Modules that wrap a package go into its chunk. */
const fronts: [RegExp, string][] = [
  [/[\\/]lib[\\/]dates\.ts$/, 'dates'],
  [/[\\/]lib[\\/]socket\.ts$/, 'live'],
];

/** The part of the bundler's API used here. */
interface Modules {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: string[]; dynamicImporters: string[] } | null;
}

/**
 * The chunk for a module that several screens share; null for the bundler's default. By default the bundler makes one
 * chunk per combination of screens, and one screen would load sixty files.
 */
export function commonChunk(id: string, modules: Modules): string | null {
  const [, name] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id) ?? [];
  if (name) return packages.find(([pattern]) => pattern.test(name.replaceAll('\\', '/')))?.[1] ?? null;
  const users = usersOf(id, modules);
  const isUsedBy = (part: RegExp): boolean => users.some((user) => part.test(user));
  // The prerendered screens' own scripts stay small.
  if (isUsedBy(parts.boot)) return 'boot';
  if (users.length < 2) return null;
  const front = fronts.find(([pattern]) => pattern.test(id));
  if (front) return front[1];
  if (isUsedBy(parts.main) || isUsedBy(parts.plain)) return 'main';
  // The free trial's first visit shows no messages yet.
  if (users.every((user) => parts.conversation.test(user))) return isUsedBy(parts.trial) ? 'conversation' : 'messages';
  return /[\\/]contract[\\/].*(body|rule)\.ts$/.test(id) ? 'forms' : 'app';
}

/** The parts that import a module statically, directly or indirectly. */
function usersOf(id: string, modules: Modules, seen = new Set<string>()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const info = modules.getModuleInfo(id);
  if (!info) return [];
  const isPart = info.isEntry || info.dynamicImporters.length > 0;
  return [...(isPart ? [id] : []), ...info.importers.flatMap((importer) => usersOf(importer, modules, seen))];
}
