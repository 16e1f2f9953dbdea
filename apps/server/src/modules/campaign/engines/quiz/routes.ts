import { route, routes } from '../../../../gateway/routes';
import { claimStreak, predict, predictChampion, shareQuiz, showMatch } from './predict';
import { listOwnPredictions, showQuiz, showRanking, showStanding } from './show-quiz';
import { enterResult, enterWinner, showQuizForStaff } from './staff-quiz';

export const quizRoutes = routes({
  'GET /api/mpmkt/v1/campaign/quiz': route({ run: (ctx, { query }) => showQuiz(ctx, query) }),
  'GET /api/mpmkt/v1/campaign/quiz/match': route({ run: (ctx, { query }) => showMatch(ctx, query) }),
  'POST /api/mpmkt/v1/campaign/quiz/predict': route({ tx: true, run: (ctx, { body }) => predict(ctx, body) }),
  'POST /api/mpmkt/v1/campaign/quiz/champion': route({ tx: true, run: (ctx, { body }) => predictChampion(ctx, body) }),
  'POST /api/mpmkt/v1/campaign/quiz/share': route({ tx: true, run: (ctx, { body }) => shareQuiz(ctx, body) }),
  'GET /api/mpmkt/v1/campaign/quiz/predictions': route({ run: (ctx, { query }) => listOwnPredictions(ctx, query) }),
  'GET /api/mpmkt/v1/campaign/quiz/standing': route({ run: (ctx, { query }) => showStanding(ctx, query) }),
  'GET /api/mpmkt/v1/campaign/quiz/ranking': route({ run: (ctx, { query }) => showRanking(ctx, query) }),
  'POST /api/mpmkt/v1/campaign/quiz/streak/claim': route({ tx: true, run: (ctx, { body }) => claimStreak(ctx, body) }),
  'GET /api/mpmkt/v1/staff/campaign/quiz': route({ run: (ctx, { query }) => showQuizForStaff(ctx, query) }),
  'POST /api/mpmkt/v1/staff/campaign/quiz/result': route({ tx: true, run: (ctx, { body }) => enterResult(ctx, body) }),
  'POST /api/mpmkt/v1/staff/campaign/quiz/winner': route({ tx: true, run: (ctx, { body }) => enterWinner(ctx, body) }),
});
