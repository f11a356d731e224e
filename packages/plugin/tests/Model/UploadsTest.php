<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Model;

use Footbridge\Model\Uploads;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

/** The addresses below which pictures and files are. */
final class UploadsTest extends TestCase {
	protected function setUp(): void {
		$this->uploads( 'https://cms.example.com/wp-content/uploads' );
	}

	private function uploads( string $address ): void {
		WordPress::$options['upload_dir'] = array( 'basedir' => '/srv/uploads', 'baseurl' => $address );
	}

	/** @dataProvider folders */
	public function test_the_first_address_is_that_of_uploads( string $address ): void {
		$this->uploads( $address );
		self::assertSame( array( $address ), Uploads::addresses() );
	}

	public function folders(): array {
		return array(
			array( 'https://cms.example.com/app/uploads' ),
			array( 'https://cms.example.com/wp-content/uploads/sites/3' ),
			array( 'https://cms.example.com/files' ),
			array( 'https://static.example.com/pictures' ),
			array( '/app/uploads' ),
		);
	}

	public function test_a_filtered_siteurl_counts_for_uploads_too(): void {
		WordPress::$options['siteurl'] = 'https://old.example.com/';
		$this->uploads( 'https://old.example.com/wp-content/uploads' );
		self::assertSame( array( 'https://cms.example.com/wp-content/uploads' ), Uploads::addresses() );
	}

	/** @dataProvider offloaded */
	public function test_the_place_of_offloaded_files_is_named( string $file, string $place ): void {
		WordPress::$options['attachments'] = array( 'https://cms.example.com/wp-content/uploads/2026/05/a.jpg' => 5, $file => 6 );
		self::assertSame( array( 'https://cms.example.com/wp-content/uploads', $place ), Uploads::addresses() );
	}

	public function offloaded(): array {
		return array(
			array( 'https://bucket.example.net/wp-content/uploads/2026/05/river.jpg', 'https://bucket.example.net/wp-content/uploads' ),
			array( 'https://bucket.example.net/files/2026/05/17093012/river.jpg?v=2', 'https://bucket.example.net/files' ),
			array( 'https://bucket.example.net/pictures/river.jpg', 'https://bucket.example.net/pictures' ),
			array( '//bucket.example.net/2026/05/river.jpg', '//bucket.example.net' ),
		);
	}

	public function test_a_filter_adds_addresses(): void {
		add_filter( 'footbridge_media_addresses', static fn( array $addresses ): array => array_merge( $addresses, array( 'https://cdn.example.net', 7 ) ) );
		self::assertSame( array( 'https://cms.example.com/wp-content/uploads', 'https://cdn.example.net' ), Uploads::addresses() );
	}
}
