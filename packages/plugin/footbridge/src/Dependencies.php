<?php

declare( strict_types=1 );

namespace Footbridge;

/** Lists missing plugins that Footbridge requires in wp-admin, for users who may install them. */
final class Dependencies {
	/** Search terms that find each of them in WordPress's plugin directory. */
	private const SEARCH = array(
		'WPGraphQL'             => 'WPGraphQL',
		'WPGraphQL for ACF'     => 'WPGraphQL for ACF',
		'Advanced Custom Fields PRO / Secure Custom Fields' => 'Secure Custom Fields',
		'FaustWP (Faust.js)'    => 'FaustWP',
		'WPGraphQL Smart Cache' => 'WPGraphQL Smart Cache',
	);

	/** Registers the admin notice. */
	public static function register(): void {
		add_action( 'admin_notices', array( self::class, 'notice' ) );
		add_action( 'network_admin_notices', array( self::class, 'notice' ) );
	}

	/**
	 * The missing plugins.
	 *
	 * @return array<string, string> What does not work without a plugin, by the plugin's name.
	 */
	public static function missing(): array {
		$missing = array();
		foreach ( self::all() as $name => list( $is_there, $lost ) ) {
			if ( ! $is_there ) {
				$missing[ $name ] = $lost;
			}
		}
		return $missing;
	}

	/** Prints the notice, unless nothing is missing or the user can't install plugins. */
	public static function notice(): void {
		$missing = current_user_can( 'activate_plugins' ) ? self::missing() : array();
		if ( array() === $missing ) {
			return;
		}
		echo '<div class="notice notice-warning"><p><strong>';
		esc_html_e( 'Footbridge needs plugins that are not active:', 'footbridge' );
		echo '</strong></p><ul class="ul-disc">';
		foreach ( $missing as $name => $lost ) {
			printf( '<li><strong>%s</strong>: %s%s</li>', esc_html( $name ), esc_html( $lost ), wp_kses_post( self::link( $name ) ) );
		}
		printf(
			'</ul><p><a href="%s">%s</a></p></div>',
			esc_url( self_admin_url( 'plugins.php' ) ),
			esc_html__( 'See the installed plugins', 'footbridge' )
		);
	}

	/**
	 * Returns a link to install the plugin, for users who may do that. In a network it leads to the network's
	 * administration.
	 */
	private static function link( string $name ): string {
		$search = self::SEARCH[ $name ] ?? '';
		if ( '' === $search || ! current_user_can( 'install_plugins' ) ) {
			return '';
		}
		$url = network_admin_url( 'plugin-install.php?tab=search&type=term&s=' . rawurlencode( $search ) );
		/* translators: %s: the name of a plugin. */
		$label = sprintf( __( 'Install %s', 'footbridge' ), $name );
		return sprintf( ' <a href="%s" aria-label="%s">%s</a>', esc_url( $url ), esc_attr( $label ), esc_html__( 'Install', 'footbridge' ) );
	}

	/**
	 * Every plugin: whether it is there, and what is lost without it.
	 *
	 * @return array<string, array{bool, string}>
	 */
	private static function all(): array {
		return array(
			'WPGraphQL'             => array(
				class_exists( 'WPGraphQL' ),
				__( 'the front end can read nothing, and every page of it fails.', 'footbridge' ),
			),
			'WPGraphQL for ACF'     => array(
				class_exists( 'WPGraphQLAcf' ),
				__( 'the fields of the content model and the site options are not in GraphQL, and the front end’s queries fail.', 'footbridge' ),
			),
			// The free ACF has neither repeaters nor galleries nor options pages.
			'Advanced Custom Fields PRO / Secure Custom Fields' => array(
				function_exists( 'acf_add_options_page' ),
				__( 'editors have no fields and no site options. ACF’s free version has neither repeaters nor galleries nor options pages.', 'footbridge' ),
			),
			'FaustWP (Faust.js)'    => array(
				defined( 'FAUSTWP_FILE' ),
				__( 'editors can’t preview drafts and can’t sign in on the front end.', 'footbridge' ),
			),
			'WPGraphQL Smart Cache' => array(
				defined( 'WPGRAPHQL_SMART_CACHE_VERSION' ),
				__( 'the front end does not learn which pages a change touches; they may stay old for up to an hour.', 'footbridge' ),
			),
		);
	}
}
