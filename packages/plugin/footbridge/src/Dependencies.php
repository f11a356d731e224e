<?php

declare( strict_types=1 );

namespace Footbridge;

/** Lists missing plugins that Footbridge requires in wp-admin, for users who may install them. */
final class Dependencies {
	public static function register(): void {
		add_action( 'admin_notices', array( self::class, 'notice' ) );
		add_action( 'network_admin_notices', array( self::class, 'notice' ) );
	}

	/** Prints the notice, unless nothing is missing or the user can't install plugins. */
	public static function notice(): void {
		$missing = array_filter( current_user_can( 'activate_plugins' ) ? self::all() : array(), static fn( array $plugin ): bool => ! $plugin[0] );
		if ( array() === $missing ) {
			return;
		}
		echo '<div class="notice notice-warning"><p><strong>';
		esc_html_e( 'Footbridge needs plugins that are not active:', 'footbridge' );
		echo '</strong></p><ul class="ul-disc">';
		foreach ( $missing as $name => list( , $lost, $search ) ) {
			printf( '<li><strong>%s</strong>: %s%s</li>', esc_html( $name ), esc_html( $lost ), wp_kses_post( self::link( $name, $search ) ) );
		}
		printf(
			'</ul><p><a href="%s">%s</a></p></div>',
			esc_url( self_admin_url( 'plugins.php' ) ),
			esc_html__( 'See the installed plugins', 'footbridge' )
		);
	}

	/** Returns a link to install the plugin, for users who may; in a network it leads to the network's administration. */
	private static function link( string $name, string $search ): string {
		if ( ! current_user_can( 'install_plugins' ) ) {
			return '';
		}
		$url = network_admin_url( 'plugin-install.php?tab=search&type=term&s=' . rawurlencode( $search ) );
		/* translators: %s: the name of a plugin. */
		$label = sprintf( __( 'Install %s', 'footbridge' ), $name );
		return sprintf( ' <a href="%s" aria-label="%s">%s</a>', esc_url( $url ), esc_attr( $label ), esc_html__( 'Install', 'footbridge' ) );
	}

	/** @return array<string, array{bool, string, string}> Whether each plugin is there, what is lost without it, its search term. */
	private static function all(): array {
		return array(
			'WPGraphQL'             => array(
				class_exists( 'WPGraphQL' ),
				__( 'the front end can read nothing, and every page of it fails.', 'footbridge' ),
				'WPGraphQL',
			),
			'WPGraphQL for ACF'     => array(
				class_exists( 'WPGraphQLAcf' ),
				__( 'the fields of the content model and the site options are not in GraphQL, and the front end’s queries fail.', 'footbridge' ),
				'WPGraphQL for ACF',
			),
			// The free ACF has neither repeaters nor galleries nor options pages.
			'Advanced Custom Fields PRO / Secure Custom Fields' => array(
				function_exists( 'acf_add_options_page' ),
				__( 'editors have no fields and no site options. ACF’s free version has neither repeaters nor galleries nor options pages.', 'footbridge' ),
				'Secure Custom Fields',
			),
			'FaustWP (Faust.js)'    => array(
				defined( 'FAUSTWP_FILE' ),
				__( 'editors can’t preview drafts and can’t sign in on the front end.', 'footbridge' ),
				'FaustWP',
			),
			'WPGraphQL Smart Cache' => array(
				defined( 'WPGRAPHQL_SMART_CACHE_VERSION' ),
				__( 'the front end does not learn which pages a change touches; they may stay old for up to an hour.', 'footbridge' ),
				'WPGraphQL Smart Cache',
			),
		);
	}
}
