<?php

declare( strict_types=1 );

namespace Footbridge\Versions;

/**
 * The test under Tools → Site Health. Shows what is older than the versions of floors.json.
 *
 * @phpstan-import-type Finding from Doctor
 */
final class SiteHealth {
	private const TEST = 'footbridge_versions';

	public static function register(): void {
		add_filter( 'site_status_tests', array( self::class, 'add' ) );
	}

	/** Adds the test to the direct tests. */
	public static function add( $tests ) {
		if ( is_array( $tests ) ) {
			$tests['direct'][ self::TEST ] = array(
				'label' => __( 'Footbridge: versions', 'footbridge' ),
				'test'  => array( self::class, 'test' ),
			);
		}
		return $tests;
	}

	/**
	 * Runs the test on what is installed.
	 *
	 * @return array<string, mixed> The result as Site Health reads it.
	 */
	public static function test(): array {
		return self::result( Doctor::findings( Installed::versions() ) );
	}

	/**
	 * Builds the result.
	 *
	 * @param list<Finding> $findings What is too old.
	 * @return array<string, mixed>
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
