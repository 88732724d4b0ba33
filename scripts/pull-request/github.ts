// Comments, issues and branches on GitHub.
import { needed, type Env } from './settings';

/** A comment or an issue, as the API lists it. */
type Note = { readonly id: number; readonly number?: number; readonly body?: string | null };

/** The few calls of GitHub's API that the workflows need. */
export type GitHub = {
  /** Writes the comment with this mark on a pull request: updates it, or creates it. */
  readonly comment: (request: number, mark: string, text: string) => Promise<'new' | 'updated'>;
  /** The same for an issue. */
  readonly issue: (title: string, mark: string, text: string) => Promise<'new' | 'updated'>;
  /** Moves a branch to a commit: the branch that says what production shows. */
  readonly branch: (name: string, commit: string) => Promise<'new' | 'updated'>;
};

const pageSize = 100;

/** GitHub as the running workflow sees it; the token comes from `GITHUB_TOKEN` and is never printed. */
export function githubOf(env: Env): GitHub {
  const root = `${env['GITHUB_API_URL'] ?? 'https://api.github.com'}/repos/${needed(env, 'GITHUB_REPOSITORY', 'owner and name of the repository')}`;
  const token = needed(env, 'GITHUB_TOKEN', 'the token of the workflow');
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(root + path, {
      method,
      headers: {
        Accept: 'application/vnd.github+json',
        Authorization: `Bearer ${token}`,
        'X-GitHub-Api-Version': '2022-11-28',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}.`);
    return answer.json();
  };
  const find = async (path: string, mark: string): Promise<Note | null> => {
    for (let page = 1; ; page += 1) {
      const joint = path.includes('?') ? '&' : '?';
      const notes = (await ask('GET', `${path}${joint}per_page=${pageSize}&page=${page}`)) as readonly Note[];
      const found = notes.find(({ body }) => body?.includes(mark));
      if (found !== undefined) return found;
      if (notes.length < pageSize) return null;
    }
  };
  return {
    async comment(request, mark, text) {
      const body = { body: `${mark}\n${text}` };
      const found = await find(`/issues/${request}/comments`, mark);
      if (found === null) await ask('POST', `/issues/${request}/comments`, body);
      else await ask('PATCH', `/issues/comments/${found.id}`, body);
      return found === null ? 'new' : 'updated';
    },
    async issue(title, mark, text) {
      const body = { title, body: `${mark}\n${text}` };
      const found = await find('/issues?state=open', mark);
      if (found === null) await ask('POST', '/issues', body);
      else await ask('PATCH', `/issues/${found.number ?? ''}`, body);
      return found === null ? 'new' : 'updated';
    },
    async branch(name, commit) {
      const known = (await ask('GET', `/git/matching-refs/heads/${name}`)) as readonly {
        readonly ref: string;
      }[];
      const isKnown = known.some(({ ref }) => ref === `refs/heads/${name}`);
      if (isKnown) await ask('PATCH', `/git/refs/heads/${name}`, { sha: commit, force: true });
      else await ask('POST', '/git/refs', { ref: `refs/heads/${name}`, sha: commit });
      return isKnown ? 'updated' : 'new';
    },
  };
}
