/** A refusal in Stripe's error format (docs.stripe.com/api/errors). */
export class StripeRefusal extends Error {
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
    this.name = 'StripeRefusal';
    this.status = status;
    this.body = { error };
  }
}

export const missing = (kind: string, id: string): StripeRefusal =>
  new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: 'id',
  });

export const badParameter = (param: string, message: string, code = 'parameter_invalid'): StripeRefusal =>
  new StripeRefusal(400, { type: 'invalid_request_error', code, message, param });

export const unknownParameter = (param: string): StripeRefusal =>
  new StripeRefusal(400, {
    type: 'invalid_request_error',
    code: 'parameter_unknown',
    message: `Received unknown parameter: ${param}`,
    param,
  });

/** The error for a parameter that names an unknown object. */
export const missingFor = (param: string, kind: string, id: string): StripeRefusal =>
  new StripeRefusal(400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
