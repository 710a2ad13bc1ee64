import { learnIntents } from './ai/intents/meaning.js';
import { learnNames } from './ai/names/names-in.js';

// Part of the build: tests and servers only read what was learned.
learnIntents();
learnNames();
