/** The servers that `npm test` starts, from the environment it passes on. */
export interface Services {
  /** PostgreSQL, with a role that may create databases. */
  databaseUrl: string;
  redisUrl: string;
  /** The fake vendors. */
  sandboxUrl: string;
  /** Signs the sandbox's webhooks. */
  webhookSecret: string;
}

/** @throws {Error} if the tests were not started by `npm test` */
export function readServices(): Services {
  const read = (name: string): string => {
    const value = process.env[name];
    if (!value) throw new Error(`${name} is missing: run the tests with npm test, which starts what they need`);
    return value;
  };
  return {
    databaseUrl: read('DATABASE_URL'),
    redisUrl: read('REDIS_URL'),
    sandboxUrl: read('SANDBOX_URL'),
    webhookSecret: read('STRIPE_WEBHOOK_SECRET'),
  };
}
