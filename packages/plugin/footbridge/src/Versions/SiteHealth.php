<?php

declare( strict_types=1 );

namespace Footbridge\Versions;

use Footbridge\Rest;
use WP_REST_Response;

/**
 * Reports what is older than the versions of floors.json: by a test under Tools → Site Health, and to the front end by
 * `GET /wp-json/footbridge/v1/versions`, signed.
 *
 * @phpstan-import-type Finding from Doctor
 */
final class SiteHealth {
	public const ROUTE = '/versions';

	private const TEST = 'footbridge_versions';

	public static function register(): void {
		add_filter( 'site_status_tests', array( self::class, 'add' ) );
		Rest::add_signed( self::ROUTE, array( self::class, 'answer' ) );
	}

	/** Returns the installed versions with their floors, what is too old, and which field groups clash with the model's. */
	public static function answer(): WP_REST_Response {
		$versions = Doctor::versions();
		return new WP_REST_Response(
			array(
				'findings'  => Doctor::findings( $versions ),
				'installed' => Doctor::installed( $versions ),
				'clashes'   => Clashes::found(),
			)
		);
	}

	public static function add( $tests ) {
		if ( is_array( $tests ) ) {
			$tests['direct'][ self::TEST ] = array(
				'label' => __( 'Footbridge: versions', 'footbridge' ),
				'test'  => array( self::class, 'test' ),
			);
		}
		return $tests;
	}

	/** @return array<string, mixed> The result as Site Health reads it. */
	public static function test(): array {
		return self::result( Doctor::findings( Doctor::versions() ) );
	}

	/**
	 * @param list<Finding> $findings What is too old.
	 * @return array<string, mixed> The result.
	 */
	public static function result( array $findings ): array {
		$is_refused = in_array( Doctor::REFUSE, array_column( $findings, 'level' ), true );
		$items      = '';
		foreach ( $findings as $finding ) {
			$items .= sprintf( '<li>%s <a href="%s">%s</a></li>', esc_html( Doctor::sentence( $finding ) ), esc_url( $finding['source'] ), esc_html__( 'See the fix', 'footbridge' ) );
		}
		$label = __( 'WordPress and the plugins behind the front end are new enough', 'footbridge' );
		if ( array() !== $findings ) {
			$label = $is_refused ? __( 'FaustWP is so old that nobody can sign in on the front end', 'footbridge' ) : __( 'WordPress or plugins behind the front end should be updated', 'footbridge' );
		}
		return array(
			'label'       => $label,
			'status'      => array() === $findings ? 'good' : ( $is_refused ? 'critical' : 'recommended' ),
			'badge'       => array(
				'label' => __( 'Security', 'footbridge' ),
				'color' => array() === $findings ? 'blue' : 'red',
			),
			'description' => '' === $items ? '<p>' . esc_html__( 'None is older than the versions that this version of Footbridge knows to be safe.', 'footbridge' ) . '</p>' : "<ul>$items</ul>",
			'actions'     => '' === $items ? '' : sprintf( '<p><a href="%s">%s</a></p>', esc_url( self_admin_url( 'update-core.php' ) ), esc_html__( 'See the updates', 'footbridge' ) ),
			'test'        => self::TEST,
		);
	}
}
