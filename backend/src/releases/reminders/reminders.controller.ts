import { Body, Controller, Get, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiFoundResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ReminderBody } from '../../../../contract/releases/reminder.body.js';
import type { PlanReminder } from '../../../../contract/releases/reminder.js';
import { NotFound, TooManyTries } from '../../common/app-error.js';
import { Access } from '../../http/access.decorator.js';
import { networkOf } from '../../http/address.js';
import { headersOf } from '../../http/api-headers.js';
import { ApiErrors } from '../../http/api-errors.decorator.js';
import { type Caller, CurrentCaller } from '../../http/caller.decorator.js';
import { AllowForeignOrigins, FormBody, Unlisted } from '../../http/rules/route-rules.js';
import { RemindersService } from './reminders.service.js';

/** `List-Unsubscribe=One-Click`, with room to spare. */
const oneClickMaxBytes = 1024;

@ApiTags('reminders')
@Controller('reminders')
export class RemindersController {
  constructor(private readonly reminders: RemindersService) {}

  /** Whether the artist gets an email on Monday mornings. */
  @Get()
  @Access('subscriber')
  getReminder(@CurrentCaller() { user }: Caller): Promise<PlanReminder> {
    return this.reminders.getReminder(user.id);
  }

  /** Turns the email on Monday mornings on or off. */
  @Put()
  @Access('subscriber')
  change(@CurrentCaller() { user }: Caller, @Body() { isOn }: ReminderBody): Promise<PlanReminder> {
    return this.reminders.change(user.id, isOn);
  }

  /**
   * For mail programs without one-click unsubscribing, which open this link: redirects to the page with the button.
   * Changes nothing.
   */
  @Get('stop/:secret')
  @Unlisted()
  @Access('public')
  @ApiFoundResponse({ description: 'To the page', headers: headersOf({ Location: 'Where to go' }) })
  showPage(@Param('secret') secret: string, @Res() response: Response): void {
    response.redirect(this.reminders.stopPageOf(secret));
  }

  /** Unsubscribes without a session, the way mail programs do it (RFC 8058). The address is the secret. */
  @Post('stop/:secret')
  @HttpCode(204)
  @FormBody(oneClickMaxBytes)
  @AllowForeignOrigins()
  @Unlisted()
  @Access('public')
  @ApiErrors(NotFound, new TooManyTries(60))
  stop(@Param('secret') secret: string, @Req() request: Request): Promise<void> {
    return this.reminders.stop(secret, networkOf(request.ip));
  }
}
