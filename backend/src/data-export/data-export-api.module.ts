import { Module } from '@nestjs/common';
import { DataExportModule } from './data-export.module.js';
import { DataExportsController } from './data-exports.controller.js';

/** The API's half: requests, their state and the download. */
@Module({ imports: [DataExportModule], controllers: [DataExportsController] })
export class DataExportApiModule {}
