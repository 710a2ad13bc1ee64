import { isOrder } from './orders.js';

describe('orders to the assistant', () => {
  it.each([
    'yes say yes to the 19th',
    'tell him thanks from us',
    'tell Bronwen it suits us',
    'ask them if we can bring our own amp',
    'reply that we can do it',
    'update my post',
    'ok, change it',
    'put it up top',
    'dile que sí',
    'contéstale que nos viene bien',
    'actualiza el comunicado',
    'confirma la fecha',
  ])('say what to do: %s', (clause) => {
    expect(isOrder(clause)).toBe(true);
  });

  it.each([
    'tell people that the bar is open',
    'call the police if you see it',
    'the gig is off',
    'doctor says two weeks of rest',
    'our drummer broke his wrist',
    'ask at the box office for a refund',
    'el concierto se cancela',
  ])('but are no news: %s', (clause) => {
    expect(isOrder(clause)).toBe(false);
  });
});
