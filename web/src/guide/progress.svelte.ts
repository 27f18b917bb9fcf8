/** How far the learner is, kept in this browser. */
import { readLocal, writeLocal } from '../browser/localStore';
import { LESSONS } from '../generated/vocabulary';

export type Tried = number | string;

interface Progress {
  done: string[]; // lessons that were finished or skipped
  /** The lesson that was left, and what had been done in it. */
  left: { lesson: string; tried: Tried[] } | null;
}

const KEY = 'oddville-lessons';

export const progress = $state<Progress>(readLocal<Progress>(KEY, { done: [], left: null }));

export function saveProgress(change: Partial<Progress>): void {
  Object.assign(progress, change);
  writeLocal(KEY, progress);
}

export function finish(lesson: string): void {
  saveProgress({ done: [...new Set([...progress.done, lesson])], left: null });
}

/** The lesson after this one; null after the last. */
export function nextLesson(lesson: string): string | null {
  return LESSONS[LESSONS.findIndex((id) => id === lesson) + 1] ?? null;
}

/** The lesson to go on with; null if all are done. */
export function upcoming(): string | null {
  return progress.left?.lesson ?? LESSONS.find((id) => !progress.done.includes(id)) ?? null;
}
