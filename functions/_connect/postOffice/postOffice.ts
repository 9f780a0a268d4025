/** The kinds of transactions: prior requests, which authorisations answer, and claims, which remittances answer. */
export type TransactionKind = 'authorization' | 'claim';

/** Whether a file counts: a test is only validated, neither kept nor shared. */
export type DispositionFlag = 'PRODUCTION' | 'TEST';

/** What a request for prior authorisation is for. Dubai knows no prescriptions here. */
export type PriorRequestType =
  | 'Authorization'
  | 'Extension'
  | 'Cancellation'
  | 'Status Inquiry'
  | 'Prescription'
  | 'Eligibility';

/** An observation without a value stands for itself; a file is its bytes in base64. */
export interface RequestedObservation {
  readonly type: string;
  readonly code: string;
  readonly value?: string;
  readonly valueType?: string;
}

/** A line of a request. `net` is in dirhams, to the fils; `quantity` has four decimals at most. */
export interface RequestedActivity {
  readonly id: string;
  /** An instant. */
  readonly start: string;
  readonly type: number;
  readonly code: string;
  readonly quantity: number;
  readonly net: number;
  /** Written for Abu Dhabi and Riayati; Dubai's schema does not have it. */
  readonly orderingClinician?: string | undefined;
  readonly clinician?: string | undefined;
  readonly observations: readonly RequestedObservation[];
}

/** A Prior.Request as plain data: one request a file. Instants and days are ISO texts; `writePriorRequest` writes them as each regulator wants them. */
export interface PriorRequest {
  readonly header: {
    readonly senderId: string;
    readonly receiverId: string;
    /** An instant, which is also a part of the file's name: a request that is sent again has it again. */
    readonly transactionDate: string;
    readonly dispositionFlag: DispositionFlag;
  };
  readonly authorization: {
    readonly type: PriorRequestType;
    /** Starts with the facility's licence. */
    readonly id: string;
    /** The payer's number: with a resubmission, and not without one. */
    readonly idPayer?: string | undefined;
    readonly memberId: string;
    readonly payerId: string;
    /** Fifteen digits, or one of the regulators' placeholders. */
    readonly emiratesId: string;
    /** A day. */
    readonly dateOrdered?: string | undefined;
    readonly encounter?:
      | {
          readonly facilityId: string;
          readonly type?: number | undefined;
          readonly start?: string | undefined;
          readonly end?: string | undefined;
        }
      | undefined;
    readonly diagnoses: readonly { readonly type: string; readonly code: string }[];
    readonly activities: readonly RequestedActivity[];
    readonly resubmission?:
      | { readonly type: string; readonly comment: string; readonly attachment?: string | undefined }
      | undefined;
  };
}

/** A line of an answer. Amounts are dirhams as the payer wrote them. */
export interface AuthorizedActivity {
  readonly id: string;
  readonly type: string | null;
  readonly code: string | null;
  readonly quantity: number | null;
  readonly net: number | null;
  readonly list: number | null;
  readonly patientShare: number | null;
  readonly paymentAmount: number | null;
  readonly denialCode: string | null;
  readonly observations: readonly {
    readonly type: string | null;
    readonly code: string | null;
    readonly value: string | null;
    readonly valueType: string | null;
  }[];
}

/** One answer of a Prior.Authorization, with what the file's header says. Instants are ISO texts; what is empty or absent is null. */
export interface PriorAuthorization {
  readonly senderId: string;
  readonly receiverId: string;
  readonly transactionDate: string | null;
  /** Whether the sender meant it: a test counts for nothing. */
  readonly dispositionFlag: string | null;
  readonly result: 'yes' | 'no' | null;
  /** The request's. */
  readonly id: string;
  /** The number of the approval. */
  readonly idPayer: string | null;
  readonly denialCode: string | null;
  readonly start: string | null;
  /** A day without a time lasts until its end. */
  readonly end: string | null;
  readonly limit: number | null;
  readonly comments: string | null;
  readonly activities: readonly AuthorizedActivity[];
}

/** A file on its way to a post office. The name is unique for the request: by it a lost upload is found again. */
export interface TransactionFile {
  readonly kind: TransactionKind;
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** A line of a post office's error report. `value` may be a patient's: it is for the sender's eyes and for no log. */
export interface Finding {
  readonly transaction?: string | undefined;
  readonly type: 'Error' | 'Warning';
  readonly objectName?: string | undefined;
  readonly field?: string | undefined;
  readonly value?: string | undefined;
  readonly reference?: string | undefined;
  readonly text: string;
}

/**
 * How an upload ended. `unknown`: the line broke after it was sent, or the answer says nothing; the office may have the file (`wasTaken`).
 * `unavailable`: the office surely does not have it, and nobody has looked at it; with `retryAt` where it is known when to try again.
 */
export interface UploadAnswer {
  readonly outcome: 'accepted' | 'acceptedWithWarnings' | 'rejected' | 'loginFailed' | 'unknown' | 'unavailable';
  readonly findings: readonly Finding[];
  readonly retryAt?: string | undefined;
}

/** Whether the office has the file and passes it on. */
export const isAccepted = ({ outcome }: UploadAnswer): boolean =>
  outcome === 'accepted' || outcome === 'acceptedWithWarnings';

/** A file as a post office lists it. */
export interface ListedFile {
  /** What was asked for: the offices do not say it of a file. */
  readonly kind: TransactionKind;
  readonly fileId: string;
  readonly fileName: string;
  readonly senderId: string;
  readonly receiverId: string;
  readonly transactionDate: string | null;
  /** Only searches say it. */
  readonly isDownloaded: boolean | null;
}

/** Why an office gave nothing: it does not take the credentials, or said nothing that can be used; `retryAt` where it is known when to ask again. */
export interface NoAnswer {
  readonly outcome: 'loginFailed' | 'unavailable';
  readonly retryAt?: string | undefined;
}

/** `isFull`: there may be more, which the office shows when these are marked as downloaded. */
export type Listing =
  | { readonly outcome: 'listed'; readonly files: readonly ListedFile[]; readonly isFull: boolean }
  | NoAnswer;

export type Download =
  | { readonly outcome: 'downloaded'; readonly fileName: string; readonly bytes: Uint8Array }
  /** `tooLarge`: it is larger than the portal reads. */
  | { readonly outcome: 'notFound' | 'tooLarge' }
  | NoAnswer;

/** Whether an office knows that a file need not be listed as new any longer. */
export type MarkOutcome = { readonly outcome: 'marked' | 'notFound' } | NoAnswer;

/** What to look for among the files of a kind that the facility has sent or received. Days are ISO; both are included. */
export interface FileSearch {
  readonly kind: TransactionKind;
  readonly direction: 'sent' | 'received';
  readonly from: string;
  readonly to: string;
  readonly fileName?: string | undefined;
  readonly partnerId?: string | undefined;
}

/** A file of an office: Riayati keeps each kind by itself. */
export type FileReference = Pick<ListedFile, 'kind' | 'fileId'>;

/** Whether the office has a file: `unknown` where it did not say. */
export type Taken = 'taken' | 'notTaken' | 'unknown';

/** The port to a regulator's post office, for one facility's credentials. It never throws for what the office does. */
export interface PostOffice {
  readonly upload: (file: TransactionFile) => Promise<UploadAnswer>;
  /** The answers of a kind that the facility has not marked as downloaded. */
  readonly newTransactions: (kind: TransactionKind) => Promise<Listing>;
  readonly search: (search: FileSearch) => Promise<Listing>;
  readonly download: (file: FileReference) => Promise<Download>;
  readonly setDownloaded: (file: FileReference) => Promise<MarkOutcome>;
  /** Whether a file that was sent on this day (ISO) or later has arrived. */
  readonly wasTaken: (file: Pick<TransactionFile, 'kind' | 'fileName'>, sentOn: string) => Promise<Taken>;
}

/** Whose post office, and what the facility signs in with. */
export interface PostOfficeCredentials {
  readonly username: string;
  readonly password: string;
  readonly facilityLicense: string;
}
