import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Stripe from 'stripe';
import ts from 'typescript';
import { startTestSandbox, type TestSandbox } from '../../support/test-sandbox.js';

type Json = Record<string, unknown>;

// Stripe's example objects, which are next to the repository but not part of it. Skipped without them.
const fixturesFile = fileURLToPath(new URL('../../../../shared/stripe/fixtures.json', import.meta.url));
const hasFixtures = existsSync(fixturesFile);
const describeWithFixtures = hasFixtures ? describe : describe.skip;

/** The sandbox's objects by fixture name, with the client's type of each. */
const types = {
  customer: 'Stripe.Customer',
  'checkout.session': 'Stripe.Checkout.Session',
  subscription: 'Stripe.Subscription',
  subscription_item: 'Stripe.SubscriptionItem',
  price: 'Stripe.Price',
  product: 'Stripe.Product',
  invoice: 'Stripe.Invoice',
  event: 'Stripe.EventBase',
  'billing_portal.session': 'Stripe.BillingPortal.Session',
  payment_method: 'Stripe.PaymentMethod',
  coupon: 'Stripe.Coupon',
  promotion_code: 'Stripe.PromotionCode',
} as const;
type Kind = keyof typeof types;

const remark = hasFixtures ? '' : ' (skipped: the examples are not here)';

describeWithFixtures(`what the payments stand-in answers, beside Stripe's own examples${remark}`, () => {
  let sandbox: TestSandbox;
  let answers: Record<Kind, Json>;
  let fixtures: Record<string, Json>;
  let declarations: Declarations;

  beforeAll(async () => {
    fixtures = JSON.parse(readFileSync(fixturesFile, 'utf8')) as Record<string, Json>;
    declarations = new Declarations(types);
    sandbox = await startTestSandbox();
    answers = await collectAnswers(sandbox);
  });
  afterAll(() => sandbox.remove());

  test.each(Object.keys(types) as Kind[])('%s has at least the same members, of the same types', (kind) => {
    const fixture = fixtures[kind];
    expect(fixture).toBeDefined();
    expect(differences(fixture, answers[kind], declarations.typeOf(kind), kind, declarations)).toEqual([]);
  });
});

/** One object of each type from the API, after a paid checkout. */
async function collectAnswers({ url, port }: TestSandbox): Promise<Record<Kind, Json>> {
  const stripe = new Stripe('sk_test_fixtures', { host: '127.0.0.1', port, protocol: 'http' });
  const { id: customer } = await stripe.customers.create({ email: 'mara@example.com' });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: 'price_sandbox_monthly', quantity: 1 }],
    success_url: 'http://localhost:3000/paywall?success=true',
    cancel_url: 'http://localhost:3000/paywall',
  });
  await fetch(`${url}/sandbox/payments/checkout/${session.id}`, {
    method: 'POST',
    body: new URLSearchParams({ number: '4242424242424242', expiry: '12/34', cvc: '123' }),
    redirect: 'manual',
  });
  const get = async (path: string): Promise<Json> => {
    const response = await fetch(`${url}/v1/${path}`, { headers: { authorization: 'Bearer sk_test_fixtures' } });
    return (await response.json()) as Json;
  };
  const first = async (path: string): Promise<Json> => ((await get(path))['data'] as Json[])[0] ?? {};
  const subscription = await first('subscriptions');
  await stripe.coupons.create({ id: 'half', percent_off: 50, name: 'Half' });
  await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: 'half' }, code: 'HALF' });
  const portal = await stripe.billingPortal.sessions.create({ customer, return_url: 'http://localhost:3000' });
  return {
    customer: await get(`customers/${customer}`),
    'checkout.session': await get(`checkout/sessions/${session.id}`),
    subscription,
    subscription_item: (subscription['items'] as { data: Json[] }).data[0] ?? {},
    price: await get('prices/price_sandbox_monthly'),
    product: await get('products/prod_sandbox_monthly'),
    invoice: await first('invoices'),
    event: await first('events'),
    'billing_portal.session': { ...portal },
    coupon: await get('coupons/half'),
    promotion_code: await first('promotion_codes'),
    payment_method: await first(`payment_methods?customer=${customer}`),
  };
}

/** Members that the response lacks, or whose type differs from both the example and the client's declarations. */
function differences(
  example: unknown,
  answer: unknown,
  type: ts.Type | undefined,
  path: string,
  declarations: Declarations,
): string[] {
  if (answer === undefined) return type && declarations.isOptional(type) ? [] : [`${path} is missing`];
  if (answer === null) {
    return example === null || !type || declarations.mayBeNull(type) ? [] : [`${path} is null, which it may not be`];
  }
  // If the example is null, only the declarations give other types, and the compiler has checked those.
  if (example === null) return [];
  const [wanted, given] = [kindOf(example), kindOf(answer)];
  if (wanted !== given) return [`${path} is ${given} instead of ${wanted}`];
  if (Array.isArray(example) && Array.isArray(answer)) {
    if (example.length === 0 || answer.length === 0) return [];
    return differences(example[0], answer[0], declarations.elementOf(type), `${path}[0]`, declarations);
  }
  if (wanted !== 'object' || /[.](data[.]object|metadata)$/.test(path)) return [];
  return Object.entries(example as Json).flatMap(([name, value]) =>
    differences(value, (answer as Json)[name], declarations.memberOf(type, name), `${path}.${name}`, declarations),
  );
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The types of the installed `stripe` package, read through the compiler. */
class Declarations {
  private readonly checker: ts.TypeChecker;
  private readonly byKind = new Map<string, ts.Type>();

  constructor(names: Record<string, string>) {
    const file = fileURLToPath(new URL('./stripe-types.ts', import.meta.url));
    const source = [
      `import type Stripe from 'stripe';`,
      ...Object.values(names).map((name, index) => `export declare const value${index}: ${name};`),
    ].join('\n');
    const options: ts.CompilerOptions = {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      strict: true,
      exactOptionalPropertyTypes: false,
      skipLibCheck: true,
      types: ['node'],
    };
    const host = ts.createCompilerHost(options);
    const readFile = host.getSourceFile.bind(host);
    host.getSourceFile = (name, ...more) =>
      name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ESNext) : readFile(name, ...more);
    const fileExists = host.fileExists.bind(host);
    host.fileExists = (name) => name === file || fileExists(name);
    const program = ts.createProgram([file], options, host);
    this.checker = program.getTypeChecker();
    const sourceFile = program.getSourceFile(file);
    const symbols = sourceFile ? this.checker.getExportsOfModule(this.checker.getSymbolAtLocation(sourceFile)!) : [];
    for (const [index, kind] of Object.keys(names).entries()) {
      const symbol = symbols.find(({ name }) => name === `value${index}`);
      if (symbol) this.byKind.set(kind, this.checker.getTypeOfSymbol(symbol));
    }
  }

  typeOf(kind: string): ts.Type {
    const type = this.byKind.get(kind);
    if (!type || type.flags & ts.TypeFlags.Any) throw new Error(`The stripe package declares no type for ${kind}.`);
    return type;
  }

  mayBeNull(type: ts.Type): boolean {
    return partsOf(type).some(({ flags }) => (flags & ts.TypeFlags.Null) !== 0);
  }

  isOptional(type: ts.Type): boolean {
    return partsOf(type).some(({ flags }) => (flags & ts.TypeFlags.Undefined) !== 0);
  }

  memberOf(type: ts.Type | undefined, name: string): ts.Type | undefined {
    for (const part of type ? partsOf(type) : []) {
      const symbol = part.getProperty(name);
      if (symbol) return this.checker.getTypeOfSymbol(symbol);
    }
    return undefined;
  }

  elementOf(type: ts.Type | undefined): ts.Type | undefined {
    for (const part of type ? partsOf(type) : []) {
      const element = this.checker.getIndexTypeOfType(part, ts.IndexKind.Number);
      if (element) return element;
    }
    return undefined;
  }
}

function partsOf(type: ts.Type): ts.Type[] {
  return type.isUnion() ? type.types : [type];
}
