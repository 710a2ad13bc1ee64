import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import type { PlanReminder } from '../../../../contract/releases/reminder.js';
import { addDays, weekdayNumber } from '../../../../contract/rules/day-rule.js';
import { timeZoneNamed } from '../../../../contract/rules/time-zone-rule.js';
import { NotFound } from '../../common/app-error.js';
import { Clock } from '../../common/clock.js';
import { dayIn } from '../../common/local-day.js';
import { clockIn } from '../../common/zone-clock.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { hashSecret } from '../../database/secret-hash.js';
import { type RateLimit, RateLimits } from '../../http/rate-limits.js';
import { nightly, Recurring } from '../../jobs/recurring.decorator.js';
import { MailService } from '../../mail/mail.service.js';
import { Outbox } from '../../mail/outbox.js';
import { UsersService } from '../../users/users.service.js';
import { taskState } from '../rules/task-state.js';
import { type Addressee, type DueTask, RemindersRepository } from './reminders.repository.js';

/** When Monday morning begins, as an hour in the artist's time zone. */
const fromHour = 8;
const batchSize = 200;
const firstId = '00000000-0000-0000-0000-000000000000';
/** How many tasks are read, and how many of them an email lists; the rest are only counted. */
const tasksMax = 300;
const listedMax = 10;
/** How long the unsubscribe link in an email works, in days. */
const keptDays = 400;

const stopping: RateLimit = { name: 'stop-reminders', times: 60, seconds: 60 };

const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Sends a Monday-morning email about what is due to artists who asked for it. */
@Injectable()
export class RemindersService implements OnModuleInit {
  constructor(
    private readonly reminders: RemindersRepository,
    private readonly users: UsersService,
    private readonly outbox: Outbox,
    private readonly mail: MailService,
    private readonly rateLimits: RateLimits,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.outbox.sendLinksWith('plan-reminder', async ({ userId }) => {
      if (userId !== null) await this.send(userId);
    });
  }

  async getReminder(userId: string): Promise<PlanReminder> {
    return { isOn: await this.reminders.isOn(userId) };
  }

  async change(userId: string, isOn: boolean): Promise<PlanReminder> {
    await (isOn ? this.reminders.turnOn(userId) : this.reminders.turnOff(userId));
    return { isOn };
  }

  /** Address of the page with the button that turns reminders off. Opening the link changes nothing. */
  stopPageOf(secret: string): string {
    return `${this.env.publicUrl}/stop-reminders?${new URLSearchParams({ token: secret }).toString()}`;
  }

  /**
   * Turns off the reminders of the account that a secret belongs to.
   * @param network of the caller
   * @throws NotFound, TooManyTries
   */
  async stop(secret: string, network: string): Promise<void> {
    await this.rateLimits.count([stopping, network]);
    const userId = await this.reminders.findBySecret(hashSecret(secret));
    if (userId === null) throw new NotFound();
    await this.reminders.turnOff(userId);
  }

  /** Adds the emails of all accounts in whose time zone it is Monday, from the morning on. @returns how many */
  @Recurring({ name: 'plan-reminders', cron: '*/10 * * * *' })
  async addDue(): Promise<number> {
    const now = this.clock.now();
    const zones = (await this.reminders.listZones()).filter((zone) => isMondayMorning(timeZoneNamed(zone), now));
    const [zone] = zones;
    if (zone === undefined) return 0;
    // The Monday is the same in all of them: no two time zones are a week apart.
    const week = dayIn(timeZoneNamed(zone), now);
    let added = 0;
    let page: Addressee[];
    let after = firstId;
    do {
      page = await this.reminders.findDue({ zones, week, until: addDays(week, 6), after, limit: batchSize });
      after = page.at(-1)?.userId ?? after;
      const lapsed = new Set(await this.users.findWithoutAccess(page.map(({ userId }) => userId)));
      for (const to of page) {
        if (lapsed.has(to.userId)) continue;
        const isAdded = await this.reminders.oncePerWeek(to.userId, week, (transaction) =>
          this.outbox.add(transaction, { kind: 'plan-reminder', to }),
        );
        if (isAdded) added += 1;
      }
    } while (page.length === batchSize);
    return added;
  }

  @Recurring({ name: 'remove-old-reminders', cron: nightly })
  removeOld(): Promise<number> {
    return this.reminders.removeBefore(addDays(dayIn('UTC', this.clock.now()), -keptDays));
  }

  /** Sends a reminder with a new secret, unless it is no longer wanted or everything is done. @throws MailFailed */
  private async send(userId: string): Promise<void> {
    const user = await this.users.find(userId);
    if (!user?.emailVerified || !(await this.reminders.isOn(userId))) return;
    const now = this.clock.now();
    const today = dayIn(await this.users.timeZoneOf(userId), now);
    const monday = addDays(today, -((weekdayNumber(today) + 6) % 7));
    const tasks = (await this.reminders.listTasks(userId, addDays(monday, 6), tasksMax)).filter(
      (task) => taskState({ ...task, isDone: false }, dayIn(timeZoneNamed(task.timeZone), now)) !== 'gone',
    );
    if (tasks.length === 0) return;
    const secret = randomBytes(32).toString('base64url');
    await this.reminders.upsertSecret(userId, hashSecret(secret));
    const thisWeek = tasks.filter(({ due }) => due >= monday).toReversed();
    const late = tasks.filter(({ due }) => due < monday);
    const listed = thisWeek.slice(0, listedMax);
    // The newest ones, in date order.
    const listedLate = late.slice(0, listedMax - listed.length).toReversed();
    const releases = new Set(tasks.map(({ releaseId }) => releaseId));
    await this.mail.send('plan-reminder', user.email, {
      name: user.name,
      thisWeek: listed.map(lineOf),
      late: listedLate.map(lineOf),
      others: tasks.length - listed.length - listedLate.length,
      url: `${this.env.publicUrl}${releases.size === 1 ? `/releases/${[...releases].join('')}` : '/chat'}`,
      stopUrl: this.stopPageOf(secret),
      oneClickUrl: `${this.env.publicUrl}/api/reminders/stop/${secret}`,
    });
  }
}

function isMondayMorning(timeZone: string, now: Date): boolean {
  const shown = new Date(clockIn(timeZone)(now.getTime()));
  return shown.getUTCDay() === 1 && shown.getUTCHours() >= fromHour;
}

function lineOf({ due, title, releaseTitle }: DueTask): string {
  return `${dayFormat.format(new Date(due))}: ${title} (${releaseTitle})`;
}
