// Written by listStyles.ts: npm run styles

declare module '*/global.css' {}
declare module '*/graphiql.css' {}
declare module '*/leaflet.css' {}
declare module '*/style.css' {}
declare module '*/wght.css' {}
declare module 'virtual:antd.css' {}

declare module '*/DemonstrationClock.module.css' {
  const styles: Readonly<Record<'clock', string>>;
  export default styles;
}

declare module '*/MailPreviews.module.css' {
  const styles: Readonly<Record<'about' | 'mailPreview', string>>;
  export default styles;
}

declare module '*/ServicesCard.module.css' {
  const styles: Readonly<Record<'services', string>>;
  export default styles;
}

declare module '*/SecurityLog.module.css' {
  const styles: Readonly<Record<'kind' | 'who', string>>;
  export default styles;
}

declare module '*/admin.module.css' {
  const styles: Readonly<Record<'acts' | 'list' | 'page', string>>;
  export default styles;
}

declare module '*/ActionForm.module.css' {
  const styles: Readonly<Record<'form', string>>;
  export default styles;
}

declare module '*/data.module.css' {
  const styles: Readonly<Record<'comparisons' | 'details' | 'file' | 'message' | 'note' | 'open' | 'queue' | 'quiet' | 'whole', string>>;
  export default styles;
}

declare module '*/DecideForm.module.css' {
  const styles: Readonly<Record<'form', string>>;
  export default styles;
}

declare module '*/DoubtHistory.module.css' {
  const styles: Readonly<Record<'history', string>>;
  export default styles;
}

declare module '*/DoubtOutcomes.module.css' {
  const styles: Readonly<Record<'chip' | 'inForce' | 'outcomes', string>>;
  export default styles;
}

declare module '*/DoubtfulDetails.module.css' {
  const styles: Readonly<Record<'details', string>>;
  export default styles;
}

declare module '*/DoubtfulFilters.module.css' {
  const styles: Readonly<Record<'filters', string>>;
  export default styles;
}

declare module '*/DoubtfulTable.module.css' {
  const styles: Readonly<Record<'doubtful' | 'more' | 'waiting', string>>;
  export default styles;
}

declare module '*/doubtfulColumns.module.css' {
  const styles: Readonly<Record<'beside' | 'effect', string>>;
  export default styles;
}

declare module '*/MemberActions.module.css' {
  const styles: Readonly<Record<'acts', string>>;
  export default styles;
}

declare module '*/MemberDetails.module.css' {
  const styles: Readonly<Record<'clientError' | 'details', string>>;
  export default styles;
}

declare module '*/MemberPies.module.css' {
  const styles: Readonly<Record<'pies', string>>;
  export default styles;
}

declare module '*/Pie.module.css' {
  const styles: Readonly<Record<'mark' | 'pie' | 'table' | 'total', string>>;
  export default styles;
}

declare module '*/ScheduleForm.module.css' {
  const styles: Readonly<Record<'adding' | 'form' | 'schedule', string>>;
  export default styles;
}

declare module '*/UploadSection.module.css' {
  const styles: Readonly<Record<'list' | 'over' | 'zone', string>>;
  export default styles;
}

declare module '*/BareFrame.module.css' {
  const styles: Readonly<Record<'alone' | 'bare' | 'card' | 'head' | 'lead' | 'quiet' | 'two' | 'wide', string>>;
  export default styles;
}

declare module '*/CommandPalette.module.css' {
  const styles: Readonly<Record<'field' | 'found' | 'palette' | 'state', string>>;
  export default styles;
}

declare module '*/ErrorBoundary.module.css' {
  const styles: Readonly<Record<'actions' | 'broken', string>>;
  export default styles;
}

declare module '*/Footer.module.css' {
  const styles: Readonly<Record<'action' | 'footer' | 'note', string>>;
  export default styles;
}

declare module '*/Logo.module.css' {
  const styles: Readonly<Record<'logo' | 'mark' | 'name' | 'note' | 'synthetic' | 'words', string>>;
  export default styles;
}

declare module '*/MenuButton.module.css' {
  const styles: Readonly<Record<'menu', string>>;
  export default styles;
}

declare module '*/OutdatedFigures.module.css' {
  const styles: Readonly<Record<'outdatedFigures', string>>;
  export default styles;
}

declare module '*/Shell.module.css' {
  const styles: Readonly<Record<'shell' | 'side', string>>;
  export default styles;
}

declare module '*/ShellPage.module.css' {
  const styles: Readonly<Record<'page' | 'skipLink', string>>;
  export default styles;
}

declare module '*/Shortcuts.module.css' {
  const styles: Readonly<Record<'head' | 'shortcuts', string>>;
  export default styles;
}

declare module '*/SideDrawer.module.css' {
  const styles: Readonly<Record<'sideDrawer', string>>;
  export default styles;
}

declare module '*/SideNav.module.css' {
  const styles: Readonly<Record<'entry' | 'sideNav', string>>;
  export default styles;
}

declare module '*/TopBar.module.css' {
  const styles: Readonly<Record<'greeting' | 'home' | 'search' | 'topBar' | 'words', string>>;
  export default styles;
}

declare module '*/BillingFields.module.css' {
  const styles: Readonly<Record<'country', string>>;
  export default styles;
}

declare module '*/BillingForm.module.css' {
  const styles: Readonly<Record<'consent' | 'processing', string>>;
  export default styles;
}

declare module '*/CancelDialog.module.css' {
  const styles: Readonly<Record<'cancelLegacy', string>>;
  export default styles;
}

declare module '*/CancelFeedback.module.css' {
  const styles: Readonly<Record<'reassurance', string>>;
  export default styles;
}

declare module '*/EndedPlan.module.css' {
  const styles: Readonly<Record<'endedPlan', string>>;
  export default styles;
}

declare module '*/KeepPlan.module.css' {
  const styles: Readonly<Record<'keepPlan', string>>;
  export default styles;
}

declare module '*/MembershipCard.module.css' {
  const styles: Readonly<Record<'actions' | 'membership', string>>;
  export default styles;
}

declare module '*/NotCharged.module.css' {
  const styles: Readonly<Record<'notCharged', string>>;
  export default styles;
}

declare module '*/OwedNotice.module.css' {
  const styles: Readonly<Record<'owedNotice', string>>;
  export default styles;
}

declare module '*/PastDue.module.css' {
  const styles: Readonly<Record<'pastDue', string>>;
  export default styles;
}

declare module '*/PaymentFormPage.module.css' {
  const styles: Readonly<Record<'complete', string>>;
  export default styles;
}

declare module '*/PaymentPlanPage.module.css' {
  const styles: Readonly<Record<'account' | 'api' | 'plans', string>>;
  export default styles;
}

declare module '*/PlanCard.module.css' {
  const styles: Readonly<Record<'plan' | 'price' | 'terms', string>>;
  export default styles;
}

declare module '*/PlanMenu.module.css' {
  const styles: Readonly<Record<'menu', string>>;
  export default styles;
}

declare module '*/StripeField.module.css' {
  const styles: Readonly<Record<'stripeField', string>>;
  export default styles;
}

declare module '*/TestCards.module.css' {
  const styles: Readonly<Record<'number' | 'outcome' | 'testCards', string>>;
  export default styles;
}

declare module '*/UpdateCardDialog.module.css' {
  const styles: Readonly<Record<'card' | 'title', string>>;
  export default styles;
}

declare module '*/UpdateCardPage.module.css' {
  const styles: Readonly<Record<'spinner' | 'updateCard' | 'updated', string>>;
  export default styles;
}

declare module '*/PlaceMix.module.css' {
  const styles: Readonly<Record<'bars' | 'hotels' | 'title', string>>;
  export default styles;
}

declare module '*/BrandParts.module.css' {
  const styles: Readonly<Record<'page' | 'pair', string>>;
  export default styles;
}

declare module '*/BrandTables.module.css' {
  const styles: Readonly<Record<'grid', string>>;
  export default styles;
}

declare module '*/PlaceChainScales.module.css' {
  const styles: Readonly<Record<'bar' | 'share' | 'unseen', string>>;
  export default styles;
}

declare module '*/FlagBadges.module.css' {
  const styles: Readonly<Record<'flag' | 'notes' | 'withFlag', string>>;
  export default styles;
}

declare module '*/PlaceTypeAhead.module.css' {
  const styles: Readonly<Record<'chosen' | 'invalid' | 'matches' | 'typeAhead', string>>;
  export default styles;
}

declare module '*/PropertyCell.module.css' {
  const styles: Readonly<Record<'cell' | 'detail', string>>;
  export default styles;
}

declare module '*/ReceiptsTable.module.css' {
  const styles: Readonly<Record<'unknown', string>>;
  export default styles;
}

declare module '*/Treated.module.css' {
  const styles: Readonly<Record<'treated', string>>;
  export default styles;
}

declare module '*/AnalystPage.module.css' {
  const styles: Readonly<Record<'page', string>>;
  export default styles;
}

declare module '*/CopyDialog.module.css' {
  const styles: Readonly<Record<'dialog' | 'program', string>>;
  export default styles;
}

declare module '*/ExamplesPane.module.css' {
  const styles: Readonly<Record<'example' | 'pane', string>>;
  export default styles;
}

declare module '*/Explorer.module.css' {
  const styles: Readonly<Record<'explorer', string>>;
  export default styles;
}

declare module '*/RestApiPage.module.css' {
  const styles: Readonly<Record<'path', string>>;
  export default styles;
}

declare module '*/SchemaChangesPage.module.css' {
  const styles: Readonly<Record<'kind', string>>;
  export default styles;
}

declare module '*/besideColumn.module.css' {
  const styles: Readonly<Record<'beside', string>>;
  export default styles;
}

declare module '*/AsOfBanner.module.css' {
  const styles: Readonly<Record<'banner', string>>;
  export default styles;
}

declare module '*/CiteDialog.module.css' {
  const styles: Readonly<Record<'citation' | 'dialog', string>>;
  export default styles;
}

declare module '*/YearSteps.module.css' {
  const styles: Readonly<Record<'steps', string>>;
  export default styles;
}

declare module '*/ComparePage.module.css' {
  const styles: Readonly<Record<'answer' | 'empty' | 'page' | 'problem', string>>;
  export default styles;
}

declare module '*/HotelChoice.module.css' {
  const styles: Readonly<Record<'hotelChoice' | 'label' | 'named' | 'unknown', string>>;
  export default styles;
}

declare module '*/PeriodChoice.module.css' {
  const styles: Readonly<Record<'periodChoice', string>>;
  export default styles;
}

declare module '*/DictionaryPage.module.css' {
  const styles: Readonly<Record<'anchor' | 'columns' | 'contents' | 'lead' | 'notice' | 'page' | 'sections' | 'words', string>>;
  export default styles;
}

declare module '*/Sources.module.css' {
  const styles: Readonly<Record<'exports' | 'table', string>>;
  export default styles;
}

declare module '*/EmbedDialog.module.css' {
  const styles: Readonly<Record<'code', string>>;
  export default styles;
}

declare module '*/ExploreCharts.module.css' {
  const styles: Readonly<Record<'charts' | 'figure' | 'label' | 'name' | 'row' | 'scale', string>>;
  export default styles;
}

declare module '*/ExploreFoot.module.css' {
  const styles: Readonly<Record<'foot', string>>;
  export default styles;
}

declare module '*/ExploreForm.module.css' {
  const styles: Readonly<Record<'clear' | 'filters' | 'fold' | 'form', string>>;
  export default styles;
}

declare module '*/ExplorePage.module.css' {
  const styles: Readonly<Record<'about' | 'nothing' | 'page', string>>;
  export default styles;
}

declare module '*/ExploreTable.module.css' {
  const styles: Readonly<Record<'explored' | 'markNotes' | 'marks' | 'marksRow' | 'name' | 'rank', string>>;
  export default styles;
}

declare module '*/ExploredDetail.module.css' {
  const styles: Readonly<Record<'detail', string>>;
  export default styles;
}

declare module '*/DirectExport.module.css' {
  const styles: Readonly<Record<'state', string>>;
  export default styles;
}

declare module '*/ExportDialog.module.css' {
  const styles: Readonly<Record<'definitions' | 'form', string>>;
  export default styles;
}

declare module '*/ExportsPage.module.css' {
  const styles: Readonly<Record<'about', string>>;
  export default styles;
}

declare module '*/GrowthCard.module.css' {
  const styles: Readonly<Record<'change' | 'period' | 'total' | 'totals' | 'waiting', string>>;
  export default styles;
}

declare module '*/GrowthParts.module.css' {
  const styles: Readonly<Record<'meaning' | 'parts', string>>;
  export default styles;
}

declare module '*/lodgingMonthColumns.module.css' {
  const styles: Readonly<Record<'notes', string>>;
  export default styles;
}

declare module '*/TrendsPage.module.css' {
  const styles: Readonly<Record<'lists' | 'page', string>>;
  export default styles;
}

declare module '*/YearBars.module.css' {
  const styles: Readonly<Record<'bars' | 'title', string>>;
  export default styles;
}

declare module '*/YearCharts.module.css' {
  const styles: Readonly<Record<'charts' | 'source', string>>;
  export default styles;
}

declare module '*/YearTable.module.css' {
  const styles: Readonly<Record<'choice', string>>;
  export default styles;
}

declare module '*/yearGridMonths.module.css' {
  const styles: Readonly<Record<'months', string>>;
  export default styles;
}

declare module '*/FewestRooms.module.css' {
  const styles: Readonly<Record<'fewestRooms', string>>;
  export default styles;
}

declare module '*/OwnerPage.module.css' {
  const styles: Readonly<Record<'page', string>>;
  export default styles;
}

declare module '*/OwnerParts.module.css' {
  const styles: Readonly<Record<'parts', string>>;
  export default styles;
}

declare module '*/HotelPercentiles.module.css' {
  const styles: Readonly<Record<'band' | 'head' | 'label' | 'mark' | 'median' | 'middle' | 'most' | 'note' | 'places' | 'scale' | 'track' | 'value', string>>;
  export default styles;
}

declare module '*/PlaceSupply.module.css' {
  const styles: Readonly<Record<'closed' | 'notes' | 'opened' | 'title' | 'year', string>>;
  export default styles;
}

declare module '*/PlaceChart.module.css' {
  const styles: Readonly<Record<'without', string>>;
  export default styles;
}

declare module '*/PlaceMarket.module.css' {
  const styles: Readonly<Record<'bar' | 'index' | 'market' | 'more' | 'moved' | 'movers' | 'part' | 'parts' | 'seasons' | 'unseen', string>>;
  export default styles;
}

declare module '*/PlacePage.module.css' {
  const styles: Readonly<Record<'growth' | 'market' | 'page' | 'sheet' | 'years', string>>;
  export default styles;
}

declare module '*/PlaceTables.module.css' {
  const styles: Readonly<Record<'months', string>>;
  export default styles;
}

declare module '*/SmallBar.module.css' {
  const styles: Readonly<Record<'track', string>>;
  export default styles;
}

declare module '*/MapCanvas.module.css' {
  const styles: Readonly<Record<'area' | 'canvas' | 'county' | 'label' | 'market' | 'name' | 'own' | 'ownName' | 'point' | 'shaded', string>>;
  export default styles;
}

declare module '*/MapCard.module.css' {
  const styles: Readonly<Record<'card' | 'place', string>>;
  export default styles;
}

declare module '*/MapSection.module.css' {
  const styles: Readonly<Record<'section', string>>;
  export default styles;
}

declare module '*/MarketMap.module.css' {
  const styles: Readonly<Record<'chosen' | 'controls' | 'dashed' | 'figure' | 'hollow' | 'isSmall' | 'legend' | 'note' | 'place' | 'slider', string>>;
  export default styles;
}

declare module '*/AlcoholPerRoom.module.css' {
  const styles: Readonly<Record<'definition' | 'figure' | 'head' | 'months' | 'range' | 'scroll', string>>;
  export default styles;
}

declare module '*/EarlierValues.module.css' {
  const styles: Readonly<Record<'release' | 'values', string>>;
  export default styles;
}

declare module '*/FilingsTable.module.css' {
  const styles: Readonly<Record<'filings', string>>;
  export default styles;
}

declare module '*/NameTimeline.module.css' {
  const styles: Readonly<Record<'detail' | 'dot' | 'more' | 'none' | 'note' | 'onPaper' | 'timeline', string>>;
  export default styles;
}

declare module '*/OwnersNote.module.css' {
  const styles: Readonly<Record<'note' | 'reason', string>>;
  export default styles;
}

declare module '*/PropertyLayout.module.css' {
  const styles: Readonly<Record<'columns' | 'main' | 'page' | 'side', string>>;
  export default styles;
}

declare module '*/RelatedList.module.css' {
  const styles: Readonly<Record<'detail' | 'more' | 'name' | 'none' | 'note' | 'related', string>>;
  export default styles;
}

declare module '*/nameColumn.module.css' {
  const styles: Readonly<Record<'dot' | 'name', string>>;
  export default styles;
}

declare module '*/NewsPage.module.css' {
  const styles: Readonly<Record<'choice' | 'counts' | 'option' | 'page' | 'release', string>>;
  export default styles;
}

declare module '*/newsColumns.module.css' {
  const styles: Readonly<Record<'period', string>>;
  export default styles;
}

declare module '*/ClassicSearch.module.css' {
  const styles: Readonly<Record<'classic' | 'submit', string>>;
  export default styles;
}

declare module '*/PeriodStepper.module.css' {
  const styles: Readonly<Record<'toCome', string>>;
  export default styles;
}

declare module '*/ResultsPage.module.css' {
  const styles: Readonly<Record<'message' | 'note' | 'page', string>>;
  export default styles;
}

declare module '*/SearchPage.module.css' {
  const styles: Readonly<Record<'page' | 'published', string>>;
  export default styles;
}

declare module '*/SpeedSearch.module.css' {
  const styles: Readonly<Record<'input' | 'message' | 'state', string>>;
  export default styles;
}

declare module '*/SuggestionList.module.css' {
  const styles: Readonly<Record<'current' | 'detail' | 'heading' | 'line' | 'over' | 'section' | 'status' | 'suggestions' | 'words', string>>;
  export default styles;
}

declare module '*/AddToPortfolio.module.css' {
  const styles: Readonly<Record<'choice', string>>;
  export default styles;
}

declare module '*/CreatePortfolio.module.css' {
  const styles: Readonly<Record<'form', string>>;
  export default styles;
}

declare module '*/PortfolioPage.module.css' {
  const styles: Readonly<Record<'page', string>>;
  export default styles;
}

declare module '*/portfolioColumns.module.css' {
  const styles: Readonly<Record<'over' | 'stacked', string>>;
  export default styles;
}

declare module '*/FirstQuestions.module.css' {
  const styles: Readonly<Record<'first', string>>;
  export default styles;
}

declare module '*/SetList.module.css' {
  const styles: Readonly<Record<'card' | 'none' | 'sets', string>>;
  export default styles;
}

declare module '*/SetPage.module.css' {
  const styles: Readonly<Record<'period', string>>;
  export default styles;
}

declare module '*/TrialBar.module.css' {
  const styles: Readonly<Record<'ways', string>>;
  export default styles;
}

declare module '*/TrialYears.module.css' {
  const styles: Readonly<Record<'years', string>>;
  export default styles;
}

declare module '*/trial.module.css' {
  const styles: Readonly<Record<'text', string>>;
  export default styles;
}

declare module '*/SavedViews.module.css' {
  const styles: Readonly<Record<'label' | 'none' | 'view' | 'views', string>>;
  export default styles;
}

declare module '*/AccountPage.module.css' {
  const styles: Readonly<Record<'columns' | 'page', string>>;
  export default styles;
}

declare module '*/CaptchaNotice.module.css' {
  const styles: Readonly<Record<'notice', string>>;
  export default styles;
}

declare module '*/DeleteAccountDialog.module.css' {
  const styles: Readonly<Record<'deleteList', string>>;
  export default styles;
}

declare module '*/EmailNotice.module.css' {
  const styles: Readonly<Record<'buttons' | 'emailNotice', string>>;
  export default styles;
}

declare module '*/FeedbackForm.module.css' {
  const styles: Readonly<Record<'reason' | 'reasons', string>>;
  export default styles;
}

declare module '*/MemberCard.module.css' {
  const styles: Readonly<Record<'buttons', string>>;
  export default styles;
}

declare module '*/OwnDataCard.module.css' {
  const styles: Readonly<Record<'buttons' | 'ownData', string>>;
  export default styles;
}

declare module '*/ResetPassword.module.css' {
  const styles: Readonly<Record<'resetPassword', string>>;
  export default styles;
}

declare module '*/SessionLine.module.css' {
  const styles: Readonly<Record<'device' | 'times' | 'words', string>>;
  export default styles;
}

declare module '*/Sessions.module.css' {
  const styles: Readonly<Record<'session' | 'sessions', string>>;
  export default styles;
}

declare module '*/accounts.module.css' {
  const styles: Readonly<Record<'bad' | 'good' | 'links' | 'note', string>>;
  export default styles;
}

declare module '*/AddAppDialog.module.css' {
  const styles: Readonly<Record<'code' | 'secret', string>>;
  export default styles;
}

declare module '*/RecoveryCodes.module.css' {
  const styles: Readonly<Record<'codes' | 'heading', string>>;
  export default styles;
}

declare module '*/StepLine.module.css' {
  const styles: Readonly<Record<'acts' | 'name' | 'times' | 'twoStep' | 'words', string>>;
  export default styles;
}

declare module '*/TwoStepCard.module.css' {
  const styles: Readonly<Record<'above' | 'buttons' | 'list', string>>;
  export default styles;
}

declare module '*/StreetField.module.css' {
  const styles: Readonly<Record<'field' | 'source', string>>;
  export default styles;
}

declare module '*/HelpDialog.module.css' {
  const styles: Readonly<Record<'help', string>>;
  export default styles;
}

declare module '*/HelpForm.module.css' {
  const styles: Readonly<Record<'form' | 'lead' | 'sent', string>>;
  export default styles;
}

declare module '*/ApiKeyLine.module.css' {
  const styles: Readonly<Record<'name', string>>;
  export default styles;
}

declare module '*/ApiKeysCard.module.css' {
  const styles: Readonly<Record<'keys' | 'words', string>>;
  export default styles;
}

declare module '*/KeyDays.module.css' {
  const styles: Readonly<Record<'days', string>>;
  export default styles;
}

declare module '*/KeyFields.module.css' {
  const styles: Readonly<Record<'scopes', string>>;
  export default styles;
}

declare module '*/ShownKey.module.css' {
  const styles: Readonly<Record<'copied' | 'example' | 'heading' | 'key', string>>;
  export default styles;
}

declare module '*/ShownOnce.module.css' {
  const styles: Readonly<Record<'buttons' | 'shown', string>>;
  export default styles;
}

declare module '*/newsAddresses.module.css' {
  const styles: Readonly<Record<'about' | 'buttons' | 'calls' | 'form' | 'off' | 'state', string>>;
  export default styles;
}

declare module '*/Welcome.module.css' {
  const styles: Readonly<Record<'plans' | 'terms' | 'trial' | 'welcome', string>>;
  export default styles;
}

declare module '*/WelcomeChart.module.css' {
  const styles: Readonly<Record<'gap' | 'note' | 'picture', string>>;
  export default styles;
}

declare module '*/ChartLegend.module.css' {
  const styles: Readonly<Record<'legend', string>>;
  export default styles;
}

declare module '*/DurationChart.module.css' {
  const styles: Readonly<Record<'older', string>>;
  export default styles;
}

declare module '*/MonthChart.module.css' {
  const styles: Readonly<Record<'canvas' | 'chart' | 'foot' | 'none' | 'share' | 'source' | 'twoAxes' | 'words', string>>;
  export default styles;
}

declare module '*/MonthChartTable.module.css' {
  const styles: Readonly<Record<'scroll' | 'text', string>>;
  export default styles;
}

declare module '*/MonthDrawing.module.css' {
  const styles: Readonly<Record<'canvas' | 'drawing', string>>;
  export default styles;
}

declare module '*/MonthPicture.module.css' {
  const styles: Readonly<Record<'labels' | 'picture', string>>;
  export default styles;
}

declare module '*/MonthStrip.module.css' {
  const styles: Readonly<Record<'monthStrip', string>>;
  export default styles;
}

declare module '*/SmallChart.module.css' {
  const styles: Readonly<Record<'chart' | 'ground' | 'missing' | 'months' | 'note' | 'noted' | 'top', string>>;
  export default styles;
}

declare module '*/Sparkline.module.css' {
  const styles: Readonly<Record<'noted' | 'sparkline', string>>;
  export default styles;
}

declare module '*/CopyButtons.module.css' {
  const styles: Readonly<Record<'copied', string>>;
  export default styles;
}

declare module '*/Dialog.module.css' {
  const styles: Readonly<Record<'buttons' | 'close' | 'content' | 'dialog' | 'words', string>>;
  export default styles;
}

declare module '*/HelpTip.module.css' {
  const styles: Readonly<Record<'tip', string>>;
  export default styles;
}

declare module '*/Snackbar.module.css' {
  const styles: Readonly<Record<'snackbar', string>>;
  export default styles;
}

declare module '*/Field.module.css' {
  const styles: Readonly<Record<'field' | 'hint' | 'message', string>>;
  export default styles;
}

declare module '*/FindField.module.css' {
  const styles: Readonly<Record<'findField', string>>;
  export default styles;
}

declare module '*/PasswordField.module.css' {
  const styles: Readonly<Record<'show', string>>;
  export default styles;
}

declare module '*/form.module.css' {
  const styles: Readonly<Record<'form' | 'pair', string>>;
  export default styles;
}

declare module '*/select.module.css' {
  const styles: Readonly<Record<'select', string>>;
  export default styles;
}

declare module '*/Card.module.css' {
  const styles: Readonly<Record<'actions' | 'body' | 'card' | 'flush' | 'head' | 'title', string>>;
  export default styles;
}

declare module '*/ChangeArrow.module.css' {
  const styles: Readonly<Record<'change' | 'down' | 'flat' | 'over' | 'up' | 'why', string>>;
  export default styles;
}

declare module '*/Chip.module.css' {
  const styles: Readonly<Record<'alcohol' | 'beta' | 'chip' | 'good' | 'hotel', string>>;
  export default styles;
}

declare module '*/Facts.module.css' {
  const styles: Readonly<Record<'facts', string>>;
  export default styles;
}

declare module '*/Failure.module.css' {
  const styles: Readonly<Record<'failure', string>>;
  export default styles;
}

declare module '*/Lines.module.css' {
  const styles: Readonly<Record<'buttons' | 'facts' | 'line' | 'lines' | 'name' | 'words', string>>;
  export default styles;
}

declare module '*/OnScreen.module.css' {
  const styles: Readonly<Record<'part', string>>;
  export default styles;
}

declare module '*/PageHead.module.css' {
  const styles: Readonly<Record<'actions' | 'facts' | 'pageHead' | 'waiting' | 'words', string>>;
  export default styles;
}

declare module '*/Segments.module.css' {
  const styles: Readonly<Record<'segment' | 'segments', string>>;
  export default styles;
}

declare module '*/Skeleton.module.css' {
  const styles: Readonly<Record<'line' | 'skeleton', string>>;
  export default styles;
}

declare module '*/StatRow.module.css' {
  const styles: Readonly<Record<'figure' | 'label' | 'note' | 'row' | 'stat', string>>;
  export default styles;
}

declare module '*/Tabs.module.css' {
  const styles: Readonly<Record<'actions' | 'head' | 'list', string>>;
  export default styles;
}

declare module '*/TouchedTitle.module.css' {
  const styles: Readonly<Record<'words', string>>;
  export default styles;
}

declare module '*/Trail.module.css' {
  const styles: Readonly<Record<'trail', string>>;
  export default styles;
}

declare module '*/bubble.module.css' {
  const styles: Readonly<Record<'bubble', string>>;
  export default styles;
}

declare module '*/text.module.css' {
  const styles: Readonly<Record<'definition' | 'oneLine' | 'quiet' | 'spoken', string>>;
  export default styles;
}

declare module '*/ColumnChooser.module.css' {
  const styles: Readonly<Record<'columnChooser' | 'several', string>>;
  export default styles;
}

declare module '*/DashReasons.module.css' {
  const styles: Readonly<Record<'dashes' | 'flush', string>>;
  export default styles;
}

declare module '*/DataTable.module.css' {
  const styles: Readonly<Record<'action' | 'details' | 'empty' | 'head' | 'numeric' | 'order' | 'reasons' | 'scrolls' | 'searching' | 'table' | 'toggle', string>>;
  export default styles;
}

declare module '*/ScrollArea.module.css' {
  const styles: Readonly<Record<'more', string>>;
  export default styles;
}

declare module '*/TablePager.module.css' {
  const styles: Readonly<Record<'notes' | 'pages' | 'several' | 'tablePager', string>>;
  export default styles;
}

declare module '*/columnKinds.module.css' {
  const styles: Readonly<Record<'release', string>>;
  export default styles;
}
