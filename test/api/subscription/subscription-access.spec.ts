import { describeApp } from '../../support/describe-app.js';

describe('access by subscription', () => {
  const { app, payments } = describeApp({ payments: true });

  /** Total number of replies requested from the model. */
  const modelCalls = async (): Promise<number> => (await payments.modelStats()).started;

  describe('the assistant', () => {
    it.each([
      ['never subscribed', null, null],
      ['canceled, and the paid time is over', 'canceled', '-1 minute'],
      ['never paid', 'incomplete', '30 days'],
      ['given up', 'unpaid', '30 days'],
      ['past due for longer than three days', 'past_due', '-73 hours'],
    ])('isn’t called for an artist with %s', async (_who, status, ends) => {
      const artist = app.visitor();
      const user = await artist.subscribe();
      const chat = await artist.chat();
      if (status === null) await app.database.query('DELETE FROM subscriptions WHERE user_id = $1', [user.id]);
      else {
        await app.database.query(
          'UPDATE subscriptions SET status = $2, end_date = now() + $3::interval WHERE user_id = $1',
          [user.id, status, ends],
        );
      }
      const before = await modelCalls();
      const answer = await artist.send(chat.id, 'How do I pitch a single?');
      expect([answer.status, (answer.body as unknown as { code: string }).code]).toEqual([
        402,
        'subscription_required',
      ]);
      expect(await modelCalls()).toBe(before);
      expect(await app.database.query('SELECT FROM messages WHERE chat_id = $1', [chat.id])).toEqual([]);
    });

    it('answers an artist who canceled and has paid until tomorrow', async () => {
      const artist = app.visitor();
      await artist.subscribe({ status: 'canceled', endsInDays: 1 });
      const before = await modelCalls();
      expect((await artist.send((await artist.chat()).id, 'How do I pitch a single?')).status).toBe(201);
      expect(await modelCalls()).toBeGreaterThan(before);
    });
  });
});
