<?php

declare( strict_types=1 );

namespace Footbridge\Setup;

/** The WP-CLI command that fills a new WordPress with exported content. No hook, route or page of a web request leads here. */
final class Command {
	/** Adds the command where WP-CLI runs. */
	public static function register(): void {
		if ( defined( 'WP_CLI' ) && constant( 'WP_CLI' ) && class_exists( 'WP_CLI' ) ) {
			\WP_CLI::add_command( 'footbridge import', self::class );
		}
	}

	/**
	 * Fills this WordPress, if it is new, with the content, the pictures and the settings of an export.
	 *
	 * ## OPTIONS
	 *
	 * <folder>
	 * : The export, by the front end’s project.
	 *
	 * [--front-end=<url>]
	 * : Where the front end is.
	 *
	 * [--connection=<file>]
	 * : JSON with frontEnd, faustSecret and footbridgeSecret, so that no secret is on a command line.
	 *
	 * ## EXAMPLES
	 *
	 *     wp footbridge import ~/content --front-end=http://127.0.0.1:3000
	 *
	 * @param list<string>               $args    The folder.
	 * @param array<string, string|true> $options The options.
	 */
	public function __invoke( array $args, array $options ): void {
		try {
			$given = isset( $options['connection'] ) ? Connection::read( (string) $options['connection'] ) : array();
			if ( isset( $options['front-end'] ) ) {
				$given['frontEnd'] = $options['front-end'];
			}
			// Validated before anything is written.
			$connection = new Connection( $given );
			foreach ( Site::fill( new Folder( $args[0] ?? '' ), $connection ) as $line ) {
				\WP_CLI::log( $line );
			}
		} catch ( \RuntimeException $problem ) {
			\WP_CLI::error( $problem->getMessage() );
		}
	}
}
