import { NotFoundError, type OpenAI } from 'openai';
import { connect, oneSheetTool } from './ai-client.js';
import { startTestSandbox, type TestSandbox } from '../../support/test-sandbox.js';

/** Status, message, parameter and code of an error. */
type Expected = [status: number, message: string, param: string | null, code: string | null];

const user = { role: 'user', content: 'hello' };
const flat = { type: 'function', ...oneSheetTool };
const nested = { type: 'function', function: oneSheetTool };
const loose = { ...oneSheetTool, parameters: { type: 'object', properties: { a: { type: 'string' } } } };
const noExtra =
  "Invalid schema for function 'make_one_sheet': In context=(), 'additionalProperties' is required to be supplied and to be false.";
const call = (id?: string) => ({
  type: 'function_call',
  id,
  call_id: 'call_1',
  name: 'make_one_sheet',
  arguments: '{}',
});
const output = { type: 'function_call_output', call_id: 'call_1', output: 'started' };

describe('the rules of the AI sandbox', () => {
  let sandbox: TestSandbox;
  let openai: OpenAI;

  beforeAll(async () => {
    sandbox = await startTestSandbox({ tokensPerSecond: 100_000 });
    openai = connect(sandbox);
  });
  afterAll(() => sandbox.remove());

  /** Sends any body through the client and returns the error, or undefined. */
  async function send(path: string, body: unknown): Promise<unknown> {
    try {
      await openai.post(path, { body });
      return undefined;
    } catch (error) {
      return error;
    }
  }

  function expectError(error: unknown, [status, message, param, code]: Expected): void {
    expect(error).toMatchObject({ status, error: { message, type: 'invalid_request_error', param, code } });
  }

  describe('Responses', () => {
    const base = { model: 'gpt-6.1-terra', input: [user] };
    const moved = (name: string, now: string): Expected => [
      400,
      `Unsupported parameter: '${name}'. In the Responses API, this parameter has moved to '${now}'. Try again with the new parameter. See the API documentation for more information: https://platform.openai.com/docs/api-reference/responses/create.`,
      null,
      'unsupported_parameter',
    ];
    const unsupported = (param: string): Expected => [
      400,
      `Unsupported parameter: '${param}' is not supported with this model.`,
      param,
      param.includes('.') ? 'unsupported_parameter' : null,
    ];

    test.each<[string, object, Expected]>([
      ['no model', { model: undefined }, [400, 'you must provide a model parameter', null, null]],
      [
        'another vendor’s model',
        { model: 'claude-x' },
        [404, 'The model `claude-x` does not exist or you do not have access to it.', null, 'model_not_found'],
      ],
      [
        'no input',
        { input: undefined },
        [400, "Missing required parameter: 'input'.", 'input', 'missing_required_parameter'],
      ],
      [
        'an input that is a number',
        { input: 7 },
        [400, "Invalid type for 'input': expected a string or an array of items.", 'input', 'invalid_type'],
      ],
      ['an unknown parameter', { inputs: [] }, [400, "Unknown parameter: 'inputs'.", 'inputs', 'unknown_parameter']],
      ['messages', { messages: [] }, moved('messages', 'input')],
      ['reasoning_effort', { reasoning_effort: 'low' }, moved('reasoning_effort', 'reasoning.effort')],
      ['response_format', { response_format: {} }, moved('response_format', 'text.format')],
      ['max_tokens', { max_tokens: 100 }, moved('max_tokens', 'max_output_tokens')],
      ['a temperature while reasoning', { temperature: 1 }, unsupported('temperature')],
      ['top_p while reasoning', { top_p: 0.5, reasoning: { effort: 'low' } }, unsupported('top_p')],
      [
        'an effort without a reasoning model',
        { model: 'gpt-4.1', reasoning: { effort: 'none' } },
        unsupported('reasoning.effort'),
      ],
      [
        'an effort that no new model has',
        { reasoning: { effort: 'minimal' } },
        [
          400,
          "Unsupported value: 'minimal' is not supported with the 'gpt-6.1-terra' model. Supported values are: 'none', 'low', 'medium', 'high', 'xhigh', and 'max'.",
          'reasoning.effort',
          'unsupported_value',
        ],
      ],
      [
        'fewer than 16 tokens',
        { max_output_tokens: 15 },
        [
          400,
          "Invalid 'max_output_tokens': integer below minimum value. Expected a value >= 16, but got 15 instead.",
          'max_output_tokens',
          'integer_below_min_value',
        ],
      ],
      [
        'a nested tool',
        { tools: [nested] },
        [400, "Missing required parameter: 'tools[0].name'.", 'tools[0].name', 'missing_required_parameter'],
      ],
      [
        'a schema that breaks strict mode',
        { tools: [{ type: 'function', ...loose }] },
        [400, noExtra, 'tools[0].parameters', 'invalid_function_parameters'],
      ],
      [
        'a format that breaks strict mode',
        { text: { format: { type: 'json_schema', name: 'f', strict: true, schema: { type: 'object' } } } },
        [
          400,
          "Invalid schema for response_format 'f': In context=(), 'additionalProperties' is required to be supplied and to be false.",
          'text.format.schema',
          'invalid_json_schema',
        ],
      ],
      [
        'a tool choice without tools',
        { tool_choice: 'auto' },
        [400, "'tool_choice' is only allowed when 'tools' are specified.", 'tool_choice', null],
      ],
      [
        'a forced tool that does not exist',
        { tools: [flat], tool_choice: { type: 'function', name: 'x' } },
        [400, "Tool choice 'x' not found in 'tools' parameter.", 'tool_choice', null],
      ],
      [
        'a previous response',
        { previous_response_id: 'resp_1' },
        [400, "Previous response with id 'resp_1' not found.", 'previous_response_id', 'previous_response_not_found'],
      ],
      [
        'a safety identifier of 65 characters',
        { safety_identifier: 'x'.repeat(65) },
        [
          400,
          "Invalid 'safety_identifier': string too long. Expected a string with maximum length 64, but got a string with length 65 instead.",
          'safety_identifier',
          'string_above_max_length',
        ],
      ],
    ])('%s is refused', async (_case, more, expected) => {
      expectError(await send('/responses', { ...base, ...more }), expected);
    });

    test.each<[string, unknown[], Expected]>([
      [
        'input_text of the assistant',
        [user, { role: 'assistant', content: [{ type: 'input_text', text: 'Hi' }] }],
        [
          400,
          "Invalid value: 'input_text'. Supported values are: 'output_text' and 'refusal'.",
          'input[1].content[0]',
          'invalid_value',
        ],
      ],
      [
        'output_text of the user',
        [{ role: 'user', content: [{ type: 'output_text', text: 'Hi' }] }],
        [
          400,
          "Invalid value: 'output_text'. Supported values are: 'input_text', 'input_image', and 'input_file'.",
          'input[0].content[0]',
          'invalid_value',
        ],
      ],
      [
        'an unknown role',
        [{ role: 'tool', content: 'x' }],
        [
          400,
          "Invalid value: 'tool'. Supported values are: 'user', 'assistant', 'system', and 'developer'.",
          'input[0].role',
          'invalid_value',
        ],
      ],
      [
        'an unknown type',
        [{ type: 'note' }],
        [
          400,
          "Invalid value: 'note'. Supported values are: 'message', 'function_call', 'function_call_output', and 'reasoning'.",
          'input[0]',
          'invalid_value',
        ],
      ],
      [
        'a field that the client added',
        [user, { ...call(), parsed_arguments: {} }, output],
        [400, "Unknown parameter: 'input[1].parsed_arguments'.", 'input[1].parsed_arguments', 'unknown_parameter'],
      ],
      [
        'an output without its call',
        [user, output],
        [400, 'No tool call found for function call output with call_id call_1.', 'input', null],
      ],
      [
        'a call without its output',
        [user, call()],
        [400, 'No tool output found for function call call_1.', 'input', null],
      ],
      [
        'a call without its reasoning',
        [user, call('fc_r1'), output],
        [
          400,
          "Item 'fc_r1' of type 'function_call' was provided without its required 'reasoning' item: 'rs_r1'.",
          'input',
          null,
        ],
      ],
      [
        'reasoning without what follows',
        [user, { type: 'reasoning', id: 'rs_r1', summary: [] }, user],
        [400, "Item 'rs_r1' of type 'reasoning' was provided without its required following item.", 'input', null],
      ],
      [
        'encrypted reasoning of another model',
        [user, { type: 'reasoning', id: 'rs_r1', summary: [], encrypted_content: 'gAAAA' }, call('fc_r1'), output],
        [
          400,
          'The encrypted content for item rs_r1 could not be verified. Reason: Encrypted content could not be decrypted or parsed.',
          null,
          'invalid_encrypted_content',
        ],
      ],
    ])('%s is refused', async (_case, input, expected) => {
      expectError(await send('/responses', { ...base, input }), expected);
    });

    test('reasoning that was not stored must be sent encrypted', async () => {
      const input = [user, { type: 'reasoning', id: 'rs_r1', summary: [] }, call('fc_r1'), output];
      expectError(await send('/responses', { ...base, input, store: false }), [
        404,
        "Item with id 'rs_r1' not found. Items are not persisted when `store` is set to false. Try again with `store` set to true, or remove this item from your input.",
        'input',
        null,
      ]);
    });

    test.each<[string, object]>([
      ['a temperature with effort none', { temperature: 0.2, top_p: 0.9, reasoning: { effort: 'none' } }],
      ['a temperature for a model that does not reason', { model: 'gpt-4.1', temperature: 0.2 }],
      ['a tool with effort low', { tools: [flat], reasoning: { effort: 'low' } }],
      ['a loose schema without strict', { tools: [{ ...flat, ...loose, strict: false }] }],
      ['16 tokens', { max_output_tokens: 16 }],
      ['a call without an id', { input: [user, call(), output] }],
      [
        'a refusal by the assistant',
        { input: [user, { role: 'assistant', content: [{ type: 'refusal', refusal: 'No.' }] }, user] },
      ],
      [
        'labels',
        {
          metadata: { chat: '1' },
          safety_identifier: 'x',
          prompt_cache_key: 'y',
          store: false,
          include: ['reasoning.encrypted_content'],
        },
      ],
    ])('%s is accepted', async (_case, more) => {
      expect(await send('/responses', { ...base, ...more })).toBeUndefined();
    });
  });

  describe('Chat Completions', () => {
    const base = { model: 'gpt-test', messages: [user] };
    const toolsRefused: Expected = [
      400,
      "Function tools with reasoning_effort are not supported for gpt-test in /v1/chat/completions. To use function tools, use /v1/responses or set reasoning_effort to 'none'.",
      'reasoning_effort',
      null,
    ];

    test.each<[string, object, Expected]>([
      ['no model', { model: undefined }, [400, 'you must provide a model parameter', null, null]],
      [
        'an unknown model',
        { model: 'm' },
        [404, 'The model `m` does not exist or you do not have access to it.', null, 'model_not_found'],
      ],
      [
        'no messages',
        { messages: undefined },
        [400, "Missing required parameter: 'messages'.", 'messages', 'missing_required_parameter'],
      ],
      [
        'an empty list of messages',
        { messages: [] },
        [400, "Invalid 'messages': empty array.", 'messages', 'empty_array'],
      ],
      [
        'an unknown role',
        { messages: [{ role: 'boss', content: 'hi' }] },
        [
          400,
          "Invalid value: 'boss'. Supported values are: 'system', 'developer', 'user', 'assistant', 'tool', and 'function'.",
          'messages[0].role',
          'invalid_value',
        ],
      ],
      [
        'content that is a number',
        { messages: [{ role: 'user', content: 7 }] },
        [400, "Invalid value for 'content': expected a string, got number.", 'messages[0].content', null],
      ],
      [
        'a tool message without its call',
        { messages: [user, { role: 'tool', tool_call_id: 'call_1', content: 'x' }] },
        [
          400,
          "Invalid parameter: messages with role 'tool' must be a response to a preceeding message with 'tool_calls'.",
          'messages.[1].role',
          null,
        ],
      ],
      [
        'a call without its tool message',
        {
          messages: [user, { role: 'assistant', tool_calls: [{ id: 'call_1', type: 'function', function: {} }] }, user],
        },
        [
          400,
          "An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'. The following tool_call_ids did not have response messages: call_1",
          'messages.[1].role',
          null,
        ],
      ],
      ['a parameter of Responses', { input: [] }, [400, 'Unrecognized request argument supplied: input', null, null]],
      [
        'max_tokens while reasoning',
        { max_tokens: 100 },
        [
          400,
          "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
          'max_tokens',
          'unsupported_parameter',
        ],
      ],
      [
        'a temperature other than 1',
        { temperature: 0.7 },
        [
          400,
          "Unsupported value: 'temperature' does not support 0.7 with this model. Only the default (1) value is supported.",
          'temperature',
          'unsupported_value',
        ],
      ],
      [
        'top_p',
        { top_p: 0.5 },
        [400, "Unsupported parameter: 'top_p' is not supported with this model.", 'top_p', 'unsupported_parameter'],
      ],
      ['a tool with an effort', { tools: [nested], reasoning_effort: 'low' }, toolsRefused],
      ['a tool without an effort', { tools: [nested] }, toolsRefused],
      [
        'an effort without a reasoning model',
        { model: 'gpt-4.1', reasoning_effort: 'low' },
        [400, 'Unrecognized request argument supplied: reasoning_effort', null, null],
      ],
      [
        'no tokens at all',
        { max_completion_tokens: 0 },
        [
          400,
          "Invalid 'max_completion_tokens': integer below minimum value. Expected a value >= 1, but got 0 instead.",
          'max_completion_tokens',
          'integer_below_min_value',
        ],
      ],
      [
        'a flat tool',
        { tools: [flat], reasoning_effort: 'none' },
        [
          400,
          "Missing required parameter: 'tools[0].function.name'.",
          'tools[0].function.name',
          'missing_required_parameter',
        ],
      ],
      [
        'a schema that breaks strict mode',
        { tools: [{ type: 'function', function: loose }], reasoning_effort: 'none' },
        [400, noExtra, 'tools[0].function.parameters', 'invalid_function_parameters'],
      ],
      [
        'a tool choice without tools',
        { tool_choice: 'auto' },
        [400, "'tool_choice' is only allowed when 'tools' are specified.", 'tool_choice', null],
      ],
    ])('%s is refused', async (_case, more, expected) => {
      expectError(await send('/chat/completions', { ...base, ...more }), expected);
    });

    test.each<[string, object]>([
      ['a temperature of 1', { temperature: 1 }],
      ['a tool with effort none', { tools: [nested], reasoning_effort: 'none' }],
      [
        'everything for a model that does not reason',
        { model: 'gpt-4.1', max_tokens: 9, temperature: 0.2, tools: [nested] },
      ],
    ])('%s is accepted', async (_case, more) => {
      expect(await send('/chat/completions', { ...base, ...more })).toBeUndefined();
    });
  });

  describe('models', () => {
    test('are listed with their shutdown dates', async () => {
      const { data } = await openai.models.list();
      expect(data).toMatchObject([
        { id: 'gpt-6.1-terra', shutdown_date: null },
        { id: 'gpt-6-luna', shutdown_date: null },
        { id: 'gpt-4.1', shutdown_date: '2027-01-14' },
      ]);
    });

    test('can be looked up one by one', async () => {
      expect(await openai.models.retrieve('gpt-4.1')).toMatchObject({ object: 'model', shutdown_date: '2027-01-14' });
      await expect(openai.models.retrieve('gpt-test')).rejects.toBeInstanceOf(NotFoundError);
      await expect(openai.models.retrieve('gpt-test')).rejects.toMatchObject({ code: 'model_not_found' });
    });
  });

  test('a list instead of an object is rejected', async () => {
    for (const path of ['/responses', '/chat/completions']) {
      expectError(await send(path, [1, 2]), [400, 'We could not parse the JSON body of your request.', null, null]);
    }
  });
});
