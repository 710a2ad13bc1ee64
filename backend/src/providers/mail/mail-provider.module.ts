import { Module } from '@nestjs/common';
import { Mail } from './mail.js';
import { SmtpMail } from './smtp-mail.js';

@Module({ providers: [{ provide: Mail, useClass: SmtpMail }], exports: [Mail] })
export class MailProviderModule {}
