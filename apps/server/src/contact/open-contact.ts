import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Sql } from '../database/database.ts';
import type { WorkerBus } from '../processes/worker-bus.ts';
import { createContactDesk } from './contact-desk.ts';
import { contactFormRoutes, contactRoutes } from './contact-routes.ts';

/** Opens the contact form, with and without JavaScript. */
export function openContact(config: Config, sql: Sql, log: Logger, workerBus: WorkerBus) {
  const { publicUrl, supportEmail } = config;
  const desk = createContactDesk({ sql, config, shared: workerBus.share('contact') });
  return {
    routes: new Hono()
      .route('/functions/v1/contact', contactRoutes({ desk, publicUrl, log }))
      .route('/contact', contactFormRoutes({ desk, publicUrl, supportEmail, log })),
  };
}
