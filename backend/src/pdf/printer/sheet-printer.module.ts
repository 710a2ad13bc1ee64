import { Module } from '@nestjs/common';
import { PrinterModule } from '../../providers/printer/printer.module.js';
import { SheetPrinter } from './sheet-printer.js';

@Module({ imports: [PrinterModule], providers: [SheetPrinter], exports: [SheetPrinter] })
export class SheetPrinterModule {}
