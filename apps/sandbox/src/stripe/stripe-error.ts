/** A rejection in Stripe's error format (docs.stripe.com/api/errors). */
export class StripeRejection extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  constructor(
    status: number,
    error: {
      readonly type: string;
      readonly message: string;
      readonly code?: string;
      readonly param?: string;
      readonly decline_code?: string;
      readonly payment_intent?: object;
      readonly charge?: string;
    },
  ) {
    super(error.message);
    this.name = 'StripeRejection';
    this.status = status;
    this.body = { error };
  }
}

/** 400 without the name of a parameter. */
export const invalidRequest = (message: string, code?: string): StripeRejection =>
  new StripeRejection(400, { type: 'invalid_request_error', ...(code !== undefined && { code }), message });

export const badParameter = (param: string, message: string, code = 'parameter_invalid'): StripeRejection =>
  new StripeRejection(400, { type: 'invalid_request_error', code, message, param });

export const cardError = (code: string, message: string): StripeRejection =>
  new StripeRejection(402, { type: 'card_error', code, message });

export const missing = (kind: string, id: string): StripeRejection =>
  new StripeRejection(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: 'id',
  });

/** The error for a parameter that names an unknown object. */
export const missingFor = (param: string, kind: string, id: string): StripeRejection =>
  badParameter(param, `No such ${kind}: '${id}'`, 'resource_missing');
