import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import Bull, { type Queue } from 'bull';

/** The queues of this process. */
@Injectable()
export class QueuesService {
  constructor(private readonly discovery: DiscoveryService) {}

  /** Every queue that a module has registered; one that several have is there for each of them. */
  list(): Queue[] {
    const provided = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    return provided.filter((instance): instance is Queue => instance instanceof Bull);
  }
}
