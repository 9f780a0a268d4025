import 'i18next';
import type account from './en/account.json';
import type admin from './en/admin.json';
import type apidocs from './en/apidocs.json';
import type app from './en/app.json';
import type batch from './en/batch.json';
import type card from './en/card.json';
import type cardReader from './en/cardReader.json';
import type dashboard from './en/dashboard.json';
import type delivery from './en/delivery.json';
import type eligibility from './en/eligibility.json';
import type eligibilitySummary from './en/eligibilitySummary.json';
import type exports_ from './en/exports.json';
import type ghq from './en/ghq.json';
import type header from './en/header.json';
import type job from './en/job.json';
import type lifecycle from './en/lifecycle.json';
import type manage from './en/manage.json';
import type members from './en/members.json';
import type modules from './en/modules.json';
import type notification from './en/notification.json';
import type palette from './en/palette.json';
import type provider from './en/provider.json';
import type registration from './en/registration.json';
import type regulator from './en/regulator.json';
import type rules from './en/rules.json';
import type screens from './en/screens.json';
import type sessionEnd from './en/sessionEnd.json';
import type signin from './en/signin.json';
import type ui from './en/ui.json';
import type verify from './en/verify.json';
import type worklist from './en/worklist.json';

/**
 * The texts by feature. English gives the keys their types; a test holds Arabic to the same keys. `messages` exists in Arabic
 * only: it is keyed by the English text of a validation or server message, which is what the contract carries.
 */
interface Resources {
  app: typeof app;
  batch: typeof batch;
  account: typeof account;
  admin: typeof admin;
  card: typeof card;
  cardReader: typeof cardReader;
  dashboard: typeof dashboard;
  delivery: typeof delivery;
  apidocs: typeof apidocs;
  eligibility: typeof eligibility;
  exports: typeof exports_;
  ghq: typeof ghq;
  header: typeof header;
  eligibilitySummary: typeof eligibilitySummary;
  job: typeof job;
  lifecycle: typeof lifecycle;
  manage: typeof manage;
  members: typeof members;
  modules: typeof modules;
  notification: typeof notification;
  provider: typeof provider;
  palette: typeof palette;
  registration: typeof registration;
  regulator: typeof regulator;
  rules: typeof rules;
  screens: typeof screens;
  sessionEnd: typeof sessionEnd;
  signin: typeof signin;
  ui: typeof ui;
  verify: typeof verify;
  worklist: typeof worklist;
  messages: Record<string, string>;
}
export type Namespace = keyof Resources;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: Resources;
  }
}
