import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangeReleaseBody } from '../../../contract/releases/change-release.body.js';
import { ChangeTaskBody } from '../../../contract/releases/change-task.body.js';
import { CreateReleaseBody } from '../../../contract/releases/create-release.body.js';
import { CreateTaskBody } from '../../../contract/releases/create-task.body.js';
import type { ChangedRelease, PlanChanges, Release, ReleasePage } from '../../../contract/releases/release.js';
import type { Task, TaskList } from '../../../contract/releases/task.js';
import { PageQuery } from '../../../contract/rules/page.query.js';
import { PreviewQuery } from '../../../contract/rules/preview.query.js';
import { NotFound } from '../common/app-error.js';
import { Access } from '../http/access.decorator.js';
import { ApiErrors } from '../http/api-errors.decorator.js';
import { type Caller, CurrentCaller } from '../http/caller.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import {
  NothingToUndo,
  PlanInUse,
  ReleaseChanged,
  TaskChanged,
  TooManyReleases,
  TooManyTasks,
} from './releases.errors.js';
import { ReleasesService } from './releases.service.js';
import { TasksService } from './tasks.service.js';

@ApiTags('releases')
@Controller('releases')
@Access('subscriber')
export class ReleasesController {
  constructor(
    private readonly releases: ReleasesService,
    private readonly tasks: TasksService,
  ) {}

  /** A page of the account's releases, tours and times between releases, newest first. */
  @Get()
  list(@CurrentCaller() { user }: Caller, @Query() query: PageQuery): Promise<ReleasePage> {
    return this.releases.list(user.id, query);
  }

  /** Creates a release with its plan. Repeating the call with the same `id` returns the existing release. */
  @Post()
  @ApiErrors(TooManyReleases, NotFound)
  create(@CurrentCaller() { user }: Caller, @Body() body: CreateReleaseBody): Promise<Release> {
    return this.releases.create(user.id, body);
  }

  /** A release, a tour or the time between releases. */
  @Get(':id')
  getRelease(@CurrentCaller() { user }: Caller, @Param('id', IdPipe) id: string): Promise<Release> {
    return this.releases.getRelease(user.id, id);
  }

  /**
   * Changes a release. A new date moves the unfinished tasks that weren't moved by hand; with `?preview=true` nothing
   * is stored. 409 with the current release if `version` is outdated.
   */
  @Patch(':id')
  @ApiErrors(ReleaseChanged)
  change(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeReleaseBody,
    @Query() { preview }: PreviewQuery,
  ): Promise<ChangedRelease> {
    return preview === 'true' ? this.releases.preview(user.id, id, body) : this.releases.change(user.id, id, body);
  }

  /** Deletes a release with its plan. Its documents stay. */
  @Delete(':id')
  @HttpCode(204)
  remove(@CurrentCaller() { user }: Caller, @Param('id', IdPipe) id: string): Promise<void> {
    return this.releases.remove(user.id, id);
  }

  /** The plan of a release: all tasks, in date order. */
  @Get(':id/tasks')
  listTasks(@CurrentCaller() { user }: Caller, @Param('id', IdPipe) id: string): Promise<TaskList> {
    return this.tasks.list(user.id, id);
  }

  /** Adds one of the artist's own tasks. */
  @Post(':id/tasks')
  @ApiErrors(TooManyTasks, NotFound)
  addTask(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Body() body: CreateTaskBody,
  ): Promise<Task> {
    return this.tasks.add(user.id, id, body);
  }

  /** Ticks a task off, or moves it to another day. 409 with the current task if `version` is outdated. */
  @Patch(':id/tasks/:taskId')
  @ApiErrors(TaskChanged)
  changeTask(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Param('taskId', IdPipe) taskId: string,
    @Body() body: ChangeTaskBody,
  ): Promise<Task> {
    return this.tasks.change(user.id, id, taskId, body);
  }

  /** Deletes a task. */
  @Delete(':id/tasks/:taskId')
  @HttpCode(204)
  removeTask(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Param('taskId', IdPipe) taskId: string,
  ): Promise<void> {
    return this.tasks.remove(user.id, id, taskId);
  }

  /** What the assistant changed in the plan. */
  @Get(':id/changes')
  listChanges(@CurrentCaller() { user }: Caller, @Param('id', IdPipe) id: string): Promise<PlanChanges> {
    return this.tasks.listChanges(user.id, id);
  }

  /** Undoes a change that the assistant made. Whatever the artist has changed since stays as it is. */
  @Post(':id/changes/:changeId/undo')
  @HttpCode(204)
  @ApiErrors(NothingToUndo, PlanInUse)
  undo(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Param('changeId', IdPipe) changeId: string,
  ): Promise<void> {
    return this.tasks.undo(user.id, id, changeId);
  }
}
