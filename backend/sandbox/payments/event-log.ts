import type { SandboxClock } from './clock.js';
import { newId } from './ids.js';
import { keepNewest, type PaymentsState } from './state.js';

const apiVersion = '2026-10-28.endive';
const keptEvents = 1000;

/** Records Stripe events, each with a snapshot of its object, and passes them to the webhook. */
export class EventLog {
  /** The current API request, referenced by the events it causes. */
  request: { id: string | null; idempotency_key: string | null } = { id: null, idempotency_key: null };

  constructor(
    private readonly state: PaymentsState,
    private readonly clock: SandboxClock,
    private readonly announce: () => void,
  ) {}

  /** `before` is the previous state, for `previous_attributes` of an `*.updated` event. */
  emit(type: string, object: object, before?: object): void {
    const id = newId('evt');
    const copy = structuredClone(object);
    this.state.events[id] = {
      id,
      object: 'event',
      api_version: apiVersion,
      context: null,
      created: this.clock.now(),
      data: { object: copy, ...(before ? { previous_attributes: previousAttributes(before, copy) } : {}) },
      livemode: false,
      pending_webhooks: 1,
      request: this.request,
      type,
    };
    keepNewest(this.state.events, keptEvents);
    const now = Date.now();
    this.state.deliveries.push({ eventId: id, attempts: 0, firstAttemptAt: now, nextAttemptAt: now });
    this.announce();
  }

  /** Changes an object, and emits an `*.updated` event if it made a difference. */
  update<T extends object>(type: string, object: T, change: (object: T) => void): void {
    const before = structuredClone(object);
    change(object);
    if (JSON.stringify(before) !== JSON.stringify(object)) this.emit(type, object, before);
  }
}

function previousAttributes(before: object, after: object): object {
  const now = new Map(Object.entries(after));
  return Object.fromEntries(
    Object.entries(structuredClone(before)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(now.get(name)),
    ),
  );
}
