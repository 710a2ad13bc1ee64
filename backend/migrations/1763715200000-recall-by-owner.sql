-- It led through the messages of all accounts; what an artist said earlier is looked for in their own chats.
DROP INDEX messages_search;
