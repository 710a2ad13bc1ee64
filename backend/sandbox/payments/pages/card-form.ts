import { html, type Html } from '../../pages/html.js';
import { Params } from '../params.js';

export interface CardFields {
  email: string;
  number: string;
  expiry: string;
  cvc: string;
  promotionCode: string;
}

export type CardProblems = Partial<Record<keyof CardFields, string>>;

/** The form's values, from an untrusted body. */
export function readCardFields(body: unknown): CardFields {
  const params = Params.of(body);
  const text = (name: string): string => {
    try {
      return params.text(name)?.slice(0, 254) ?? '';
    } catch {
      return '';
    }
  };
  return {
    email: text('email').trim(),
    number: text('number'),
    expiry: text('expiry'),
    cvc: text('cvc'),
    promotionCode: text('promotionCode').trim(),
  };
}

/** The card fields with labels, and an error next to each invalid one. Values are kept, except for the CVC. */
export function cardForm(fields: CardFields, problems: CardProblems): Html {
  return html`${field('number', 'Card number', fields.number, problems.number, {
      autocomplete: 'cc-number',
      placeholder: '1234 1234 1234 1234',
    })}
    <div class="pair">
      <div>
        ${field('expiry', 'Expiry', fields.expiry, problems.expiry, { autocomplete: 'cc-exp', placeholder: 'MM / YY' })}
      </div>
      <div>${field('cvc', 'CVC', '', problems.cvc, { autocomplete: 'cc-csc', placeholder: '123' })}</div>
    </div>`;
}

export function emailField(value: string, problem: string | undefined): Html {
  return field('email', 'Email', value, problem, { autocomplete: 'email', placeholder: '' }, 'email');
}

export function promotionCodeField(value: string, problem: string | undefined): Html {
  return field('promotionCode', 'Promotion code', value, problem, { autocomplete: 'off', placeholder: '' }, 'text');
}

function field(
  name: keyof CardFields,
  label: string,
  value: string,
  problem: string | undefined,
  more: { autocomplete: string; placeholder: string },
  inputMode: 'numeric' | 'email' | 'text' = 'numeric',
): Html {
  const invalid = problem ? html` aria-invalid="true" aria-describedby="${name}-problem"` : '';
  return html`<label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      inputmode="${inputMode}"
      autocomplete="${more.autocomplete}"
      placeholder="${more.placeholder}"
      ${invalid}
    />
    ${problem ? html`<p class="problem" id="${name}-problem">${problem}</p>` : ''}`;
}
