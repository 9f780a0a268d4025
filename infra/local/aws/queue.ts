import { randomUUID } from 'node:crypto';
import type { QueueDefinition } from '../template/data.ts';
import type { Message } from './message.ts';
import type { QueueJournal } from './queueJournal.ts';

export interface QueueOptions {
  readonly definition: QueueDefinition;
  readonly journal?: QueueJournal;
  /** Takes the messages that were received too often. */
  readonly deadLetters?: () => Queue | undefined;
  readonly now?: () => number;
}

/** One queue with SQS's rules: delay, visibility timeout, receive count, dead letters, at-least-once delivery. */
export class Queue {
  readonly definition: QueueDefinition;
  readonly #messages: Map<string, Message>;
  readonly #options: QueueOptions;
  readonly #now: () => number;
  readonly #arrivalListeners = new Set<() => void>();

  constructor(options: QueueOptions) {
    this.definition = options.definition;
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#messages = new Map(options.journal?.load().map((message) => [message.id, message]));
  }

  /** How many messages wait or are being worked on. */
  get length(): number {
    return this.#messages.size;
  }

  /** How long the oldest message has been in the queue; 0 for an empty one. */
  oldestSeconds(): number {
    const sentAt = Math.min(...[...this.#messages.values()].map((message) => message.sentAt));
    return this.length === 0 ? 0 : (this.#now() - sentAt) / 1000;
  }

  send(body: string, delaySeconds?: number, attributes: Message['attributes'] = {}): Message {
    const now = this.#now();
    const message: Message = {
      id: randomUUID(),
      body,
      attributes,
      sentAt: now,
      visibleAt: now + (delaySeconds ?? this.definition.delaySeconds) * 1000,
      receiveCount: 0,
      firstReceivedAt: null,
      receiptHandle: null,
    };
    this.#add(message);
    return message;
  }

  receive(maxMessages: number, visibilitySeconds = this.definition.visibilitySeconds): Message[] {
    const now = this.#now();
    const received: Message[] = [];
    for (const message of this.#messages.values()) {
      if (received.length >= maxMessages) break;
      if (this.#isExpired(message, now)) this.#remove(message);
      else if (message.visibleAt > now) continue;
      else if (this.#isReceivedTooOften(message)) this.#moveToDeadLetters(message);
      else {
        message.receiveCount += 1;
        message.firstReceivedAt ??= now;
        message.receiptHandle = randomUUID();
        message.visibleAt = now + visibilitySeconds * 1000;
        this.#options.journal?.put(message);
        received.push({ ...message });
      }
    }
    return received;
  }

  /** Only the latest receipt of a message deletes it. True when it did. */
  delete(receiptHandle: string): boolean {
    const message = this.#byReceipt(receiptHandle);
    if (message) this.#remove(message);
    return message !== undefined;
  }

  changeVisibility(receiptHandle: string, seconds: number): boolean {
    const message = this.#byReceipt(receiptHandle);
    if (!message) return false;
    message.visibleAt = this.#now() + seconds * 1000;
    this.#options.journal?.put(message);
    this.#announce();
    return true;
  }

  /** When the next message can be received, in milliseconds since the epoch; Infinity for an empty queue. */
  nextVisibleAt(): number {
    let next = Number.POSITIVE_INFINITY;
    for (const { visibleAt } of this.#messages.values()) next = Math.min(next, visibleAt);
    return next;
  }

  /** Calls back whenever a message arrives or its visibility changes; the answer stops that. */
  onArrival(listener: () => void): () => void {
    this.#arrivalListeners.add(listener);
    return () => this.#arrivalListeners.delete(listener);
  }

  close(): void {
    this.#options.journal?.close();
  }

  #add(message: Message): void {
    this.#options.journal?.put(message);
    this.#messages.set(message.id, message);
    this.#announce();
  }

  #remove(message: Message): void {
    this.#options.journal?.remove(message.id);
    this.#messages.delete(message.id);
  }

  #announce(): void {
    for (const listener of this.#arrivalListeners) listener();
  }

  #byReceipt(receiptHandle: string): Message | undefined {
    for (const message of this.#messages.values()) if (message.receiptHandle === receiptHandle) return message;
    return undefined;
  }

  #isExpired(message: Message, now: number): boolean {
    return message.sentAt + this.definition.retentionSeconds * 1000 <= now;
  }

  #isReceivedTooOften({ receiveCount }: Message): boolean {
    const { deadLetter } = this.definition;
    return deadLetter !== undefined && receiveCount >= deadLetter.maxReceiveCount;
  }

  #moveToDeadLetters(message: Message): void {
    // First into the other queue: a crash between the two steps shows the message twice and never loses it.
    const target = this.#options.deadLetters?.();
    if (!target) return;
    target.#add({ ...message, receiveCount: 0, receiptHandle: null, visibleAt: this.#now() });
    this.#remove(message);
  }
}
