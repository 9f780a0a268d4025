/** What a facility signs in to its regulator with. */
export interface RegulatorCredentials {
  readonly username: string;
  readonly password: string;
}

/** The system that the credentials are for. */
export interface ConnectionQuestion extends RegulatorCredentials {
  readonly facilityLicense: string;
  readonly askedAt: Date;
}

/**
 * How a try ended. `proven`: credentials and licence belong together. `credentialsOnly`: the credentials are right, and nothing was
 * said about the licence. `unavailable` says nothing at all: the regulator could not be reached, took too long, or answered what
 * nobody understands.
 */
export type ConnectionOutcome = 'proven' | 'credentialsOnly' | 'loginFailed' | 'unavailable';

/** The port to regulators: it never throws for what a regulator does. */
export type TryConnection = (question: ConnectionQuestion) => Promise<ConnectionOutcome>;

/** How long to wait between two tries of the same credentials, in seconds, by how the first one ended. */
export type WaitAfter = Readonly<Record<ConnectionOutcome, number>>;
