import type { QuizData, QuizMatchData, ReplyOf } from '@voltfront/contract';
import { apiKey, everyInputOf, queryClient } from '@/api';

export const QUIZ = 'GET /api/mpmkt/v1/campaign/quiz';
export const QUIZ_MATCH = 'GET /api/mpmkt/v1/campaign/quiz/match';
export const PREDICTIONS = 'GET /api/mpmkt/v1/campaign/quiz/predictions';
export const STANDING = 'GET /api/mpmkt/v1/campaign/quiz/standing';
export const RANKING = 'GET /api/mpmkt/v1/campaign/quiz/ranking';

/** Shows a campaign of predictions as it is after a change. */
export function showQuiz(quiz: QuizData): void {
  queryClient.setQueriesData<QuizData>({ queryKey: [QUIZ] }, (shown) =>
    shown?.campaign.slug === quiz.campaign.slug ? quiz : shown,
  );
}

/** Shows a match as it is after the caller predicted it; lists with it are read again. */
export function showQuizMatch(changed: QuizMatchData): void {
  queryClient.setQueriesData<QuizMatchData>({ queryKey: [QUIZ_MATCH] }, (shown) =>
    shown?.campaign.slug === changed.campaign.slug && shown.match.key === changed.match.key ? changed : shown,
  );
  for (const key of [QUIZ, PREDICTIONS]) void queryClient.invalidateQueries({ queryKey: [key] });
}

/** Shows where the caller stands after a prize was claimed; prizes and points are read again. */
export function showStanding(changed: ReplyOf<typeof STANDING>): void {
  queryClient.setQueriesData<ReplyOf<typeof STANDING>>({ queryKey: [STANDING] }, (shown) =>
    shown?.campaign.slug === changed.campaign.slug ? changed : shown,
  );
  void queryClient.invalidateQueries({ queryKey: [QUIZ] });
  void queryClient.invalidateQueries({ queryKey: everyInputOf('GET /api/mpmkt/v1/campaign/prizes') });
  void queryClient.invalidateQueries({ queryKey: apiKey('GET /api/mpintegral/v1/points') });
}

/** Reads everything again, such as when a match closes. */
export const readQuizAgain = (): void => {
  for (const key of [QUIZ, QUIZ_MATCH, PREDICTIONS, STANDING, RANKING])
    void queryClient.invalidateQueries({ queryKey: [key] });
};
