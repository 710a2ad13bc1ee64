/** The servers that `npm test` brings up for the tests, by the environment that it passes on. */
export interface Services {
  /** PostgreSQL, as somebody who may create databases. */
  databaseUrl: string;
  redisUrl: string;
  /** The stand-ins of the providers. */
  sandboxUrl: string;
  /** Signs the stand-in's webhooks. */
  webhookSecret: string;
}

/** @throws Error when the tests were not started by `npm test` */
export function readServices(): Services {
  const read = (name: string): string => {
    const value = process.env[name];
    if (!value) throw new Error(`${name} is missing: run the tests by npm test, which starts what they need`);
    return value;
  };
  return {
    databaseUrl: read('DATABASE_URL'),
    redisUrl: read('REDIS_URL'),
    sandboxUrl: read('SANDBOX_URL'),
    webhookSecret: read('STRIPE_WEBHOOK_SECRET'),
  };
}
