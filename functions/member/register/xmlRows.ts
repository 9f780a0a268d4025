import type { Readable } from 'node:stream';
import type { MemberColumn } from '../../../shared/member/memberColumns.ts';
import { JobFailure } from '../../_parts/job/jobKind.ts';
import { type Listener, saxRows } from '../../_parts/sheet/saxRows.ts';
import type { RegisterRow } from './registerRow.ts';

const roots = new Set(['Person.Register', 'Member.Register']);

/** Where a person's fields stand below `Person`, and the contract's below `Contract` (domain reference, 4.5). */
const ofPerson: Readonly<Record<string, MemberColumn>> = {
  'Member/ID': 'MemberID',
  EmiratesIDNumber: 'EmiratesID',
  FullNameAr: 'FullNameArabic',
  BirthDate: 'BirthDate',
  Gender: 'Gender',
  'Member/Relation': 'Relation',
};
const ofContract: Readonly<Record<string, MemberColumn>> = {
  PolicyNumber: 'PolicyNumber',
  PackageName: 'PlanName',
  StartDate: 'StartDate',
  ExpiryDate: 'EndDate',
  Status: 'Status',
  CancellationDate: 'CancelledOn',
};
const names = ['FirstNameEn', 'MiddleNameEn', 'LastNameEn'];

const isKnown = (path: string): boolean =>
  Object.hasOwn(ofPerson, path) || path === 'FullNameEn' || names.includes(path);

/** A person has a few contracts in a life. */
const mostContracts = 500;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The path of an element below its person, a contract's without the contract's own. */
class RegisterListener implements Listener<RegisterRow> {
  readonly #path: string[] = [];
  #person: Partial<Record<string, string>> = {};
  #contract: Partial<Record<MemberColumn, string>> = {};
  #contracts: Partial<Record<MemberColumn, string>>[] = [];
  #text = '';
  #row = 0;
  #ready: RegisterRow[] = [];

  open = (name: string): void => {
    const local = localName(name);
    if (this.#path.length === 0 && !roots.has(local)) throw new JobFailure('wrongColumns');
    if (this.#path.length > 12) throw new JobFailure('notReadable');
    this.#path.push(local);
    this.#text = '';
    if (local === 'Contract') this.#contract = {};
    if (this.#path.length === 2 && local === 'Person') {
      this.#person = {};
      this.#contracts = [];
    }
  };

  text = (text: string): void => {
    this.#text += text;
  };

  close = (): void => {
    const path = this.#path.slice(2).join('/');
    const [, inContract] = /^(?:Member\/)?Contract\/(.+)$/.exec(path) ?? [];
    const text = this.#text.trim();
    const column = inContract === undefined ? undefined : ofContract[inContract];
    if (column) this.#contract[column] = text;
    else if (text && isKnown(path)) this.#person[path] = text;
    if (/^(?:Member\/)?Contract$/.test(path)) this.#contracts.push(this.#contract);
    if (this.#contracts.length > mostContracts) throw new JobFailure('tooLarge');
    if (this.#path.length === 2 && this.#path[1] === 'Person') this.#end();
    this.#path.pop();
    this.#text = '';
  };

  take = (): RegisterRow[] => {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  };

  /** One row for each contract; a person without one is a row too, and is told what is missing. */
  #end(): void {
    this.#row += 1;
    const cells: Partial<Record<MemberColumn, string>> = {};
    for (const [path, column] of Object.entries(ofPerson)) if (this.#person[path]) cells[column] = this.#person[path];
    cells.FullName =
      this.#person.FullNameEn ??
      names
        .map((name) => this.#person[name] ?? '')
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim();
    const contracts = this.#contracts.length > 0 ? this.#contracts : [{}];
    // A register without policy numbers names its contracts by their package.
    for (const contract of contracts)
      this.#ready.push({ row: this.#row, cells: { PolicyNumber: contract.PlanName, ...cells, ...contract } });
  }
}

/** The persons of a Person.Register or Member.Register, a row for each contract. */
export const xmlRows = (source: Readable): AsyncGenerator<RegisterRow> => saxRows(source, new RegisterListener());
