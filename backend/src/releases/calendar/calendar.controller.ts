import { Controller, Delete, Get, HttpCode, Param, Post, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { CalendarFeed, NewCalendarFeed } from '../../../../contract/releases/calendar-feed.js';
import { NotFound, TooManyTries } from '../../common/app-error.js';
import { Access } from '../../http/access.decorator.js';
import { ApiErrors } from '../../http/api-errors.decorator.js';
import { ApiFileResponse } from '../../http/api-files.decorator.js';
import { type Caller, CurrentCaller } from '../../http/caller.decorator.js';
import { IdPipe } from '../../http/id.pipe.js';
import { isNotModified } from '../../http/not-modified.js';
import { networkOf } from '../../http/address.js';
import { Unlisted } from '../../http/rules/route-rules.js';
import { type CalendarFile, CalendarService } from './calendar.service.js';

const calendarType = 'text/calendar';
const decompress = promisify(gunzip);

@ApiTags('calendar')
@Controller()
export class CalendarController {
  constructor(private readonly calendar: CalendarService) {}

  /** The plan of a release, as a file that calendars can open. */
  @Get('releases/:id/calendar.ics')
  @Access('subscriber')
  @ApiErrors(new TooManyTries(60))
  @ApiFileResponse('The calendar', { types: [calendarType], isCached: true })
  async download(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    const file = await this.calendar.ofRelease(user.id, id);
    response.setHeader('Content-Disposition', 'attachment; filename="plan.ics"');
    return send(request, response, file);
  }

  /** Whether the account has a feed, also without a subscription: the address still works. */
  @Get('calendar')
  @Access('user')
  find(@CurrentCaller() { user }: Caller): Promise<CalendarFeed> {
    return this.calendar.feedOf(user.id);
  }

  /** Creates a feed at a new secret address and revokes the previous one. */
  @Post('calendar')
  @Access('subscriber')
  renew(@CurrentCaller() { user }: Caller): Promise<NewCalendarFeed> {
    return this.calendar.renewFeed(user.id);
  }

  /** Revokes the feed's address, also without a subscription. */
  @Delete('calendar')
  @HttpCode(204)
  @Access('user')
  remove(@CurrentCaller() { user }: Caller): Promise<void> {
    return this.calendar.removeFeed(user.id);
  }

  /** The plans of all releases, for calendars that subscribe to them. The address is the secret. */
  @Get('calendar/:secret.ics')
  @Unlisted()
  @Access('public')
  @ApiErrors(NotFound, new TooManyTries(60))
  @ApiFileResponse('The calendar', { types: [calendarType], isCached: true })
  async feed(
    @Param('secret') secret: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    return send(request, response, await this.calendar.readFeed(secret, networkOf(request.ip)));
  }
}

async function send(
  request: Request,
  response: Response,
  { gzipped, etag }: CalendarFile,
): Promise<StreamableFile | undefined> {
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', 'private, no-cache');
  response.setHeader('Vary', 'Accept-Encoding');
  if (isNotModified(request, response)) {
    response.status(304);
    return undefined;
  }
  const isGzip = request.acceptsEncodings('gzip') !== false;
  if (isGzip) response.setHeader('Content-Encoding', 'gzip');
  return new StreamableFile(isGzip ? gzipped : await decompress(gzipped), { type: `${calendarType}; charset=utf-8` });
}
