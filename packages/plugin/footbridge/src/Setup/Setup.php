<?php

declare( strict_types=1 );

namespace Footbridge\Setup;

/** Adds the WP-CLI command, and nothing else: no hook, route or page of a web request leads here. */
final class Setup {
	/** Adds the command where WP-CLI runs. */
	public static function register(): void {
		if ( defined( 'WP_CLI' ) && constant( 'WP_CLI' ) && class_exists( 'WP_CLI' ) ) {
			\WP_CLI::add_command( 'footbridge import', Command::class );
		}
	}
}
