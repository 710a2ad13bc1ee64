import { startTestSandbox } from '../../support/test-sandbox.js';

test('the index page links every part, and the health check responds', async () => {
  const sandbox = await startTestSandbox();
  try {
    const page = await (await fetch(`${sandbox.url}/sandbox`)).text();
    for (const path of ['/sandbox/payments', '/sandbox/mail', '/sandbox/ai/stats', '/sandbox/style.css']) {
      expect(page).toContain(`"${path}"`);
      expect((await fetch(sandbox.url + path)).status).toBe(200);
    }
    expect(await (await fetch(`${sandbox.url}/sandbox/health`)).json()).toEqual({ status: 'ok' });
    expect((await fetch(`${sandbox.url}/sandbox/nothing`)).status).toBe(404);
  } finally {
    await sandbox.remove();
  }
});

test('a port in use is reported in one sentence', async () => {
  const sandbox = await startTestSandbox();
  try {
    await expect(startTestSandbox({ port: sandbox.port })).rejects.toThrow(`Port ${sandbox.port} is in use`);
    await expect(startTestSandbox({ smtpPort: sandbox.smtpPort })).rejects.toThrow(
      `Port ${sandbox.smtpPort} is in use`,
    );
  } finally {
    await sandbox.remove();
  }
});
