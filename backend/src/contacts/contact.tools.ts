import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v5 as uuidv5 } from 'uuid';
import { limits } from '../../../contract/limits.js';
import { isEmailAddress } from '../../../contract/rules/email-rule.js';
import { ToolRefused } from '../assistant/tool.errors.js';
import type { Tool } from '../assistant/tool.js';
import { ToolRegistry } from '../assistant/tool-registry.js';
import { containsWords } from '../facts/checked-proposals.js';
import { plain } from '../facts/fact-slot.js';
import { ownWords } from '../facts/own-words.js';
import { ContactsRepository } from './contacts.repository.js';
import { ContactsService } from './contacts.service.js';

/**
 * Ids of what the tool creates are derived from its calls, so that a call repeated after a crash creates nothing twice.
 */
const namespace = '0f0a2f0e-6c1b-4b8e-8a53-1f2b7c0d9e02';

const words = (description: string) => ({ type: 'string', maxLength: limits.nameMax, description });

interface AddContact {
  name: string;
  outlet: string;
  role: string;
  email: string;
}

/** The assistant's changes to the artist's contacts. */
@Injectable()
export class ContactTools implements OnModuleInit {
  constructor(
    private readonly registry: ToolRegistry,
    private readonly contacts: ContactsService,
    private readonly repository: ContactsRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this.addContact);
  }

  private readonly addContact: Tool<AddContact> = {
    name: 'add_contact',
    description:
      'Adds someone to the artist’s contacts. Only for a person whom the artist names in the message that you are answering, with exactly ' +
      'their words: no name, outlet or address that they did not write. Leave empty what they did not say.',
    parameters: {
      type: 'object',
      properties: {
        name: words('The person’s name'),
        outlet: words('Where they work, or empty'),
        role: words('What they do there, or empty'),
        email: words('Their address, or empty'),
      },
      required: ['name', 'outlet', 'role', 'email'],
      additionalProperties: false,
    },
    run: async (contact, context) => {
      // A pasted email isn't a request: the person to add must be named in the artist's own words.
      const said = plain(ownWords(await this.repository.readMessage(context.accountId, context.userMessageId)));
      const texts: string[] = [contact.name, contact.outlet, contact.role, contact.email];
      const invented = texts.find((text) => text.trim() !== '' && !containsWords(said, plain(text)));
      if (contact.name.trim() === '') throw new ToolRefused('Ask for the name.');
      if (invented !== undefined)
        throw new ToolRefused(`The artist did not write “${invented}”. Use their words only.`);
      if (contact.email !== '' && !isEmailAddress(contact.email))
        throw new ToolRefused('The address is not valid: ask for it.');
      const added = await this.contacts.add(context.accountId, { ...contact, id: uuidv5(context.callId, namespace) });
      return {
        output: { added: added.name },
        label: `Added: ${added.name}`,
        link: `/people?contact=${added.id}`,
        undo: `/api/contacts/${added.id}/undo`,
      };
    },
  };
}
