INSERT INTO "message_templates" ("code", "kind", "title_zh", "title_en", "body_zh", "body_en", "link", "topic", "sms_scene", "is_urgent", "is_active") VALUES
('report.upheld', 'community', '举报已处理', 'Report upheld', '您举报的内容“{title}”违反社区规范，已下架。感谢您的监督。', 'What you reported, “{title}”, broke the rules of the community and was taken down. Thank you.', '', NULL, NULL, false, true),
('report.dismissed', 'community', '举报未成立', 'Report dismissed', '您举报的内容“{title}”经核实未违反社区规范，予以保留。感谢您的关注。', 'What you reported, “{title}”, was looked at and keeps to the rules of the community, so it stays. Thank you.', '', NULL, NULL, false, true)
ON CONFLICT ("code") DO NOTHING;
