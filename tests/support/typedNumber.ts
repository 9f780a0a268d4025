interface Typed {
  readonly emiratesId: string;
  readonly payerId: number;
}

/** The parts of a sample with this Emirates ID in each field that takes one, and this payer; typed, with a reason and without a card. */
export function withNumber<Sent>(value: Sent, typed: Typed): Sent {
  const change = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null || part instanceof File) return part;
    if (Array.isArray(part)) return part.map(change);
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, fieldOf(name, each, part)]));
  };
  const fieldOf = (name: string, each: unknown, part: object): unknown => {
    if (/^emiratesId$/i.test(name)) return typed.emiratesId;
    if (name === 'by' && 'text' in part) return 'emiratesId';
    if (name === 'text' && 'by' in part) return typed.emiratesId;
    if (name === 'eidReasonId') return 1;
    if (name === 'payerId') return typed.payerId;
    return name === 'cardReadId' ? undefined : change(each);
  };
  return change(value) as Sent;
}
