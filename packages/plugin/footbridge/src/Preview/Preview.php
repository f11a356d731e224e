<?php

declare( strict_types=1 );

namespace Footbridge\Preview;

/**
 * Whole previews. WordPress's autosave holds title, text and excerpt. The plugin stores an editor's other unsaved values
 * with it, and answers GraphQL requests with the header `X-GraphQL-Preview` from both, with any version of WPGraphQL.
 */
final class Preview {
	public static function register(): void {
		Panel::register();
		Sources::register();
		Guest::register();
		Overlay::register();
		Routes::register();
		add_action( 'wp_scheduled_delete', array( Links::class, 'forget' ) );
		if ( is_admin() ) {
			LinksPage::register();
		}
	}
}
