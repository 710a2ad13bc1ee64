import { Module } from '@nestjs/common';
import { ChromiumPrinter } from './chromium-printer.js';
import { Printer } from './printer.js';

@Module({ providers: [{ provide: Printer, useClass: ChromiumPrinter }], exports: [Printer] })
export class PrinterModule {}
