/**
 * The games of this browser, in IndexedDB. `src/oddville/store/indexed_db.py` asks, in JSON, and gets JSON: every row is a
 * list, in the order of the fields in `src/oddville/store/rows.py`.
 */
const VERSION = 2;
const STORES = ['matches', 'summaries', 'entries', 'reviews'];

type MatchRow = [id: string, createdAt: number, ...rest: unknown[]];
type EntryRow = [match: string, sequence: number, at: number, key: string | null, data: string];
type SummaryFields = unknown[];
type Job =
  | ['create', MatchRow, SummaryFields]
  | ['append', EntryRow, SummaryFields | null]
  | ['review', match: string, data: string]
  | ['delete', string[]]
  | ['ping'];
/** `null`: done. A number: how many were deleted. Otherwise why it was refused. */
type Verdict = null | number | ['exists'] | ['unknown'] | ['sequence'] | ['key', number];

interface Entry {
  match: string;
  sequence: number;
  at: number;
  key?: string;
  data: string;
}
interface Summary {
  match: string;
  created: number;
  fields: SummaryFields;
}
type Question =
  | ['open' | 'summaries' | 'size' | 'cookies']
  | ['commit', Job[]]
  | ['match' | 'review' | 'forget-cookie', string]
  | ['entries', match: string, after: number, limit: number]
  | ['entry', match: string, key: string]
  | ['last', string[]]
  | ['keep-cookie', [name: string, ...rest: string[]]];

export class Database {
  private opened: Promise<IDBDatabase> | null = null;

  constructor(private readonly name: string) {}

  /** Never rejects: a fault is part of the answer. */
  async ask(question: string): Promise<string> {
    try {
      return JSON.stringify({ answer: (await this.answer(JSON.parse(question) as Question)) ?? null });
    } catch (fault) {
      const { name, message } = fault as DOMException;
      return JSON.stringify({ error: name || 'Error', detail: message || String(fault), known: VERSION });
    }
  }

  close(): void {
    void this.opened?.then((database) => database.close());
    this.opened = null;
  }

  private async answer(question: Question): Promise<unknown> {
    const database = await this.open();
    switch (question[0]) {
      case 'open':
        return null;
      case 'commit':
        return commit(database, question[1]);
      case 'match':
        return result((await store(database, 'matches')).get(question[1]));
      case 'review':
        return result((await store(database, 'reviews')).get(question[1]));
      case 'summaries': {
        const found = (await result((await store(database, 'summaries')).getAll())) as Summary[];
        return found.map(({ match, created, fields }) => [match, created, ...fields]);
      }
      case 'entries': {
        const [, match, after, limit] = question;
        const range = IDBKeyRange.bound([match, after], [match, Infinity], true);
        return ((await result((await store(database, 'entries')).getAll(range, limit))) as Entry[]).map(row);
      }
      case 'entry': {
        const found = (await store(database, 'entries')).index('key').get([question[1], question[2]]);
        const entry = (await result(found)) as Entry | undefined;
        return entry && row(entry);
      }
      case 'last': {
        const entries = await store(database, 'entries');
        return Promise.all(question[1].map((match) => lastAt(entries, match)));
      }
      case 'size':
        return (await navigator.storage?.estimate?.())?.usage ?? 0;
      case 'cookies':
        return result((await store(database, 'cookies')).getAll());
      case 'keep-cookie':
        return written(database, 'cookies', (cookies) => cookies.put(question[1], question[1][0]));
      case 'forget-cookie':
        return written(database, 'cookies', (cookies) => cookies.delete(question[1]));
    }
  }

  private open(): Promise<IDBDatabase> {
    this.opened ??= opening(this.name);
    this.opened.then(
      (database) => (database.onversionchange = () => database.close()),
      () => (this.opened = null),
    );
    return this.opened;
  }
}

function opening(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, VERSION);
  request.onupgradeneeded = ({ oldVersion }) => {
    const database = request.result;
    if (oldVersion < 1) {
      database.createObjectStore('matches');
      database.createObjectStore('summaries', { keyPath: 'match' });
      const entries = database.createObjectStore('entries', { keyPath: ['match', 'sequence'] });
      entries.createIndex('key', ['match', 'key'], { unique: true });
      database.createObjectStore('cookies');
    }
    database.createObjectStore('reviews'); // since version 2
  };
  return result(request);
}

async function store(database: IDBDatabase, name: string): Promise<IDBObjectStore> {
  return database.transaction(name).objectStore(name);
}

/** All jobs in one transaction; resolves when it is on the disk. */
async function commit(database: IDBDatabase, jobs: Job[]): Promise<Verdict[]> {
  const transaction = writing(database, STORES);
  const done = completed(transaction);
  const verdicts: Verdict[] = [];
  try {
    for (const job of jobs) verdicts.push(await carryOut(transaction, job));
  } catch (fault) {
    done.catch(() => {});
    if (transaction.error) throw transaction.error;
    transaction.abort();
    throw fault;
  }
  await done;
  return verdicts;
}

async function carryOut(transaction: IDBTransaction, job: Job): Promise<Verdict> {
  const matches = transaction.objectStore('matches');
  const summaries = transaction.objectStore('summaries');
  const entries = transaction.objectStore('entries');
  const reviews = transaction.objectStore('reviews');
  switch (job[0]) {
    case 'create': {
      const [, match, fields] = job;
      if (await result(matches.getKey(match[0]))) return ['exists'];
      await result(matches.put(match, match[0]));
      await result(summaries.put({ match: match[0], created: match[1], fields } satisfies Summary));
      return null;
    }
    case 'append': {
      const [, [match, sequence, at, key, data], fields] = job;
      const about = (await result(summaries.get(match))) as Summary | undefined;
      if (!about) return ['unknown'];
      if (await result(entries.getKey([match, sequence]))) return ['sequence'];
      if (key !== null) {
        const taken = (await result(entries.index('key').getKey([match, key]))) as
          [string, number] | undefined;
        if (taken) return ['key', taken[1]];
      }
      const entry: Entry = { match, sequence, at, data, ...(key !== null && { key }) };
      await result(entries.add(entry));
      if (fields) await result(summaries.put({ ...about, fields } satisfies Summary));
      return null;
    }
    case 'review': {
      const [, match, data] = job;
      if ((await result(matches.getKey(match))) === undefined) return ['unknown'];
      if ((await result(reviews.getKey(match))) === undefined) await result(reviews.put(data, match));
      return null;
    }
    case 'delete': {
      let count = 0;
      for (const match of job[1]) {
        if ((await result(matches.getKey(match))) === undefined) continue;
        count += 1;
        await result(matches.delete(match));
        await result(summaries.delete(match));
        await result(reviews.delete(match));
        await result(entries.delete(IDBKeyRange.bound([match, -Infinity], [match, Infinity])));
      }
      return count;
    }
    case 'ping': // whether anything can be written
      await result(matches.put(null, ''));
      await result(matches.delete(''));
      return null;
  }
}

async function written(
  database: IDBDatabase,
  name: string,
  write: (into: IDBObjectStore) => unknown,
): Promise<void> {
  const transaction = writing(database, [name]);
  write(transaction.objectStore(name));
  await completed(transaction);
}

/** Strict: complete only when the disk has it, not when the system has promised to write it. */
function writing(database: IDBDatabase, names: string[]): IDBTransaction {
  return database.transaction(names, 'readwrite', { durability: 'strict' });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error ?? new DOMException('aborted', 'AbortError'));
  });
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error!);
  });
}

async function lastAt(entries: IDBObjectStore, match: string): Promise<number | null> {
  const range = IDBKeyRange.bound([match, -Infinity], [match, Infinity]);
  const cursor = await result(entries.openCursor(range, 'prev'));
  return (cursor?.value as Entry | undefined)?.at ?? null;
}

function row({ sequence, at, key, data }: Entry): unknown[] {
  return [sequence, at, key ?? null, data];
}
