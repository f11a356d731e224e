<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Brands;

use Footbridge\Settings\Settings;
use Footbridge\Signature;
use Footbridge\Tests\Double\WordPress;

/** A front end that answers GET /api/site to requests that are signed with its secret. */
final class FrontEnd {
	private const URL = 'https://www.example.org';

	public string $secret = 'a-secret-of-more-than-32-characters!';
	public int $status    = 200;
	/** @var list<mixed> Entries of the list. */
	public array $brands = array(
		array( 'code' => 'ONE', 'name' => 'First House' ),
		array( 'code' => 'TWO', 'name' => 'Second House' ),
	);
	/** @var array<string, mixed> What it tells of its own brand. */
	public array $brand = array();
	/** @var string|null A body in place of the list. */
	public ?string $body = null;

	/** Connects WordPress with it, by an administrator's settings. */
	public function connect(): void {
		WordPress::$options[ Settings::OPTION ] = array( 'front_end' => self::URL, 'secret' => $this->secret );
		WordPress::$http                        = array( $this, 'answer' );
	}

	public function answer( string $url, array $request ): array {
		$headers  = $request['headers'];
		$is_valid = Signature::verify( 'GET /api/site', $headers['x-footbridge-timestamp'], $headers['x-footbridge-signature'], $this->secret );
		if ( self::URL . '/api/site' !== $url || ! $is_valid ) {
			return array( 'status' => 401, 'body' => '{"error":{"code":"unauthorized","message":"No."}}' );
		}
		return array( 'status' => $this->status, 'body' => $this->body ?? (string) json_encode( array( 'brands' => $this->brands, 'brand' => $this->brand ) ) );
	}

	/** The number of requests so far. */
	public function requests(): int {
		return count( WordPress::$calls['wp_remote_get'] ?? array() );
	}
}
