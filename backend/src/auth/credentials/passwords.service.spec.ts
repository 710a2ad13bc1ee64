import { readEnv } from '../../config/env.js';
import { PasswordsService } from './passwords.service.js';

test('a password is stored at the cost that OWASP recommends', async () => {
  const env = readEnv({
    NODE_ENV: 'test',
    DATABASE_URL: 'postgres://localhost/fanfare',
    REDIS_URL: 'redis://localhost',
    SESSION_SECRET: 'a secret of at least 32 bytes that only tests use',
    SANDBOX_URL: 'http://127.0.0.1:1',
    STRIPE_WEBHOOK_SECRET: 'whsec_test',
  });
  const stored = await new PasswordsService(env).hash('correct horse', 'a caller');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=7168,t=5,p=1\$/);
});
