export type { Answered, CallInfo } from './answered.ts';
export type { Asked, Default, EndOf, Given, Kept, Or, Ranged, Reply, Usual, UsualPoint } from './answers.ts';
export type { BatchAnswerTo, BatchItem, BatchItems, BatchResult } from './batch.ts';
export { API_VERSION, CLIENT_VERSION } from './catalogue.ts';
export type * as IncludeParts from './catalogue.ts';
export type { JobResult, Jobs, Reports, ResultOptions } from './jobs.ts';
export type { CallOptions, PageOptions, TheiaOptions } from './options.ts';
export type {
  Birth,
  Coordinates,
  InstantOfBirth,
  KnownPlace,
  LocalBirth,
  NamedPlace,
  TimedBirth,
  TimedLocalBirth,
} from './required.ts';
export type { Listed } from './resource.ts';
export type * from './resources.ts';
export { Theia } from './theia.ts';
export { type ErrorCode, type ErrorKind, TheiaError } from './theia-error.ts';
export type * from './wire-types.ts';
