import { Module } from '@nestjs/common';
import { ProvidersModule } from '../../providers/providers.module.js';
import { SheetPrinter } from './sheet-printer.js';

@Module({ imports: [ProvidersModule], providers: [SheetPrinter], exports: [SheetPrinter] })
export class SheetPrinterModule {}
